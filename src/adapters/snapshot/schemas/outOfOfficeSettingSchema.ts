import type * as z from 'zod'
import type { OutOfOfficeSetting } from '../../../records'
import { choiceSchema } from './choiceSchema'
import { creationInstantSchema } from './creationInstantSchema'
import { flagSchema } from './flagSchema'
import { idSchema } from './idSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { textSchema } from './textSchema'

export const outOfOfficeSettingSchema = objectSchema({
  id: idSchema,
  memberId: idSchema,
  leaveTypeId: idSchema,
  internalReplyMessage: orNull(textSchema),
  externalReplyMessage: orNull(textSchema),
  externalAudience: choiceSchema<OutOfOfficeSetting['externalAudience']>({ none: true, contactsOnly: true, all: true }),
  allowMemberEdit: flagSchema(true),
  syncEnabled: flagSchema(true),
  createdAt: creationInstantSchema,
  updatedAt: creationInstantSchema,
}) satisfies z.ZodType<OutOfOfficeSetting>
