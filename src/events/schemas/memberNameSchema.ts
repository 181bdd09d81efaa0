import type { MemberName } from '../resources/memberName'
import type { FieldSchemas } from './jsonSchema'
import { objectSchema } from './objectSchema'
import { orNull, text, uuid } from './valueSchemas'

/** What names a member. */
export const memberNameFields: FieldSchemas<MemberName> = { id: uuid, name: text, email: text, custom_id: orNull(text) }

/** A member as requests name them. */
export const memberNameSchema = objectSchema<MemberName>(memberNameFields)
