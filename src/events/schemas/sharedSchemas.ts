import type { AllowanceUnit, ApprovalProcess, RequestStatus } from '../../records'
import type { DrawnAllowanceType } from '../resources/drawnAllowanceType'
import type { RequestTimes } from '../resources/requestTimes'
import type { FieldSchemas } from './jsonSchema'
import { objectSchema } from './objectSchema'
import { flag, instant, oneOf, text, uuid } from './valueSchemas'

export const approvalProcess = oneOf([
  'Linear_all_have_to_agree', 'Linear_one_has_to_agree', 'Parallel_all_have_to_agree', 'Parallel_one_has_to_agree',
] satisfies ApprovalProcess[])

export const requestStatus = oneOf(['PENDING', 'APPROVED', 'DECLINED', 'CANCELED'] satisfies RequestStatus[])

export const allowanceUnit = oneOf(['days', 'hours'] satisfies AllowanceUnit[])

/** When a request was made, and when the absence is. */
export const requestTimesFields: FieldSchemas<RequestTimes> = {
  createdAt: instant,
  updatedAt: instant,
  start: instant,
  end: instant,
  start_at: oneOf(['morning', 'afternoon'] satisfies RequestTimes['start_at'][]),
  end_at: oneOf(['lunchtime', 'end_of_day'] satisfies RequestTimes['end_at'][]),
}

/** The allowance type from which a request takes. */
export const drawnAllowanceTypeSchema = objectSchema<DrawnAllowanceType>({
  id: uuid, name: text, ignore_allowance_limit: flag, allowance_unit: allowanceUnit,
})
