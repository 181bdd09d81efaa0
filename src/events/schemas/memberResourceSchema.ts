import type { AllowanceEntry } from '../resources/allowanceEntry'
import type { ConfigurationResource, MemberResource } from '../resources/memberResource'
import { objectSchema } from './objectSchema'
import { scheduleSchema } from './scheduleSchema'
import { approvalProcess } from './sharedSchemas'
import { amount, flag, instant, listOf, midnight, oneOf, orNull, text, uuid, wholeNumber } from './valueSchemas'

const allowance = objectSchema<AllowanceEntry>({
  remaining: amount,
  brought_forward: amount,
  allowance: amount,
  taken: amount,
  year: wholeNumber,
  compensatory_time_off: amount,
  id: uuid,
  createdAt: instant,
  updatedAt: instant,
  allowance_type: objectSchema<AllowanceEntry['allowance_type']>({ id: uuid, name: text, ignore_allowance_limit: flag }),
})

const configuration = objectSchema<ConfigurationResource>({ id: uuid, allowance_type_id: uuid, default: flag, disabled: flag })

/** A member as GET /members/{id} answers them. */
export const memberResourceSchema = objectSchema<MemberResource>({
  id: uuid,
  custom_id: orNull(text),
  name: text,
  createdAt: instant,
  updatedAt: instant,
  allowances: listOf(allowance),
  allowance_type_configurations: listOf(configuration),
  allowance_type_configurtaions: listOf(configuration),
  birthday: orNull(midnight),
  employment_start_date: orNull(midnight),
  employment_end_date: orNull(midnight),
  email: text,
  departments: listOf(objectSchema<MemberResource['departments'][number]>({ id: uuid, name: text, is_hidden: flag })),
  is_admin: flag,
  has_approvers: listOf(objectSchema<MemberResource['has_approvers'][number]>({ id: uuid, name: text, email: text })),
  approver_config: objectSchema<MemberResource['approver_config']>({
    department_id: orNull(uuid), identity_provider_sync_level: orNull(amount),
  }),
  schedules: listOf(scheduleSchema),
  approval_process: approvalProcess,
  status: oneOf(['ACTIVE', 'INACTIVE', 'ARCHIVED'] satisfies MemberResource['status'][]),
})
