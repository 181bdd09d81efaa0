import type * as z from 'zod'
import type {
  AllowanceTypeConfiguration,
  ApproverConfig,
  IdentityProviderAccount,
  Member,
  MemberStatus,
  RepresentativesConfig,
} from '../../../records'
import { approvalProcessSchema } from './approvalProcessSchema'
import { choiceSchema } from './choiceSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { flagSchema } from './flagSchema'
import { idSchema } from './idSchema'
import { listSchema } from './listSchema'
import { numberSchema } from './numberSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { plainDateSchema } from './plainDateSchema'
import { scheduleSchema } from './scheduleSchema'
import { textSchema } from './textSchema'
import { timeZoneSchema } from './timeZoneSchema'
import { wholeNumberSchema } from './wholeNumberSchema'

const approverConfig = objectSchema({
  type: choiceSchema<ApproverConfig['type']>({ department: true, custom: true, identity_provider: true }).default('custom'),
  departmentId: orNull(idSchema),
  identityProviderSyncLevel: orNull(numberSchema()),
}) satisfies z.ZodType<ApproverConfig>

const representatives = objectSchema({
  process: choiceSchema<RepresentativesConfig['process']>({ Linear: true, Parallel: true }).default('Parallel'),
  requiredCount: wholeNumberSchema(0).default(0),
  memberCanChoose: flagSchema(true),
  memberCanReorder: flagSchema(true),
  memberIds: listSchema(idSchema),
}) satisfies z.ZodType<RepresentativesConfig>

const allowanceTypeConfiguration = objectSchema({
  id: idSchema,
  allowanceTypeId: idSchema,
  default: flagSchema(),
  disabled: flagSchema(),
  createdAt: creationInstantSchema,
}) satisfies z.ZodType<AllowanceTypeConfiguration>

/** Written in either letter case, and read in lower case. */
const providerId = textSchema.toLowerCase()

const identityProviderAccount = objectSchema({
  tenantId: providerId,
  objectId: providerId,
  mailboxPermission: flagSchema(),
}) satisfies z.ZodType<IdentityProviderAccount>

export const memberSchema = objectSchema({
  id: idSchema,
  customId: orNull(textSchema),
  name: textSchema,
  email: textSchema,
  emailConfirmed: flagSchema(),
  status: choiceSchema<MemberStatus>({ ACTIVE: true, INACTIVE: true, ARCHIVED: true }),
  isAdmin: flagSchema(),
  hasBillingAccess: flagSchema(),
  birthday: orNull(plainDateSchema),
  employmentStartDate: orNull(plainDateSchema),
  employmentEndDate: orNull(plainDateSchema),
  departmentIds: listSchema(idSchema),
  timeZone: orNull(timeZoneSchema),
  approverConfig: approverConfig.prefault({}),
  approvalProcess: approvalProcessSchema,
  approverIds: listSchema(idSchema),
  representatives: representatives.prefault({}),
  schedules: listSchema(scheduleSchema),
  holidayCalendarId: orNull(idSchema),
  allowanceTypeConfigurations: listSchema(allowanceTypeConfiguration),
  identityProviderAccount: orNull(identityProviderAccount),
  createdAt: creationInstantSchema,
  updatedAt: creationInstantSchema,
}) satisfies z.ZodType<Member>
