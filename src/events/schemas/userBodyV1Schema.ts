import type { UserBodyV1 } from '../v1/userBodyV1'
import { objectSchema } from './objectSchema'
import { flag, instant, listOf, midnight, oneOf, orNull, text, uuid } from './valueSchemas'

const named = objectSchema<{ id: unknown; name: unknown }>({ id: uuid, name: text })

/** `body` of a v1 user event. */
export const userBodyV1Schema = objectSchema<UserBodyV1>({
  id: uuid,
  email: text,
  name: text,
  custom_id: orNull(text),
  created_at: instant,
  updated_at: instant,
  status: oneOf(['ACTIVE', 'INACTIVE'] satisfies UserBodyV1['status'][]),
  is_admin: flag,
  has_billing_access: flag,
  employment_start_date: orNull(midnight),
  employment_end_date: orNull(midnight),
  birthday: orNull(midnight),
  public_holiday: orNull(named),
  departments: listOf(named),
})
