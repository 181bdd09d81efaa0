import { type Failure, failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceRule, AllowanceType, AuditEntry, LeaveType } from '../../records'
import type { Actor } from '../actor'
import { allowanceTypeEntry } from './allowanceTypeEntry'

/** What an allowance type is used for. */
export interface AllowanceTypeUse {
  /** All of the workspace. */
  readonly types: readonly AllowanceType[]
  /** All of the workspace, archived ones too. */
  readonly leaveTypes: readonly LeaveType[]
  readonly isDefaultOfAnybody: boolean
  /** Those of the type, deleted ones too. */
  readonly rules: readonly AllowanceRule[]
}

interface Obstacle {
  readonly stands: (type: AllowanceType, use: AllowanceTypeUse) => boolean
  readonly message: string
}

/** What keeps a type from being deleted, in the order in which it is told (spec: DELETE /allowance-types/{id}). */
const obstacles: readonly Obstacle[] = [
  {
    stands: ({ id }, { leaveTypes }) => leaveTypes.some(({ allowanceTypeId }) => allowanceTypeId === id),
    message: 'Leave types draw from the allowance type',
  },
  { stands: (_, { isDefaultOfAnybody }) => isDefaultOfAnybody, message: 'The allowance type is the default of a member' },
  { stands: (_, { rules }) => rules.some(({ deletedAt }) => deletedAt === null), message: 'The allowance type still has rules' },
  { stands: (_, { types }) => types.length === 1, message: 'The allowance type is the last one of the workspace' },
]

const refusalOf = (type: AllowanceType, use: AllowanceTypeUse): Failure | null => {
  const obstacle = obstacles.find(({ stands }) => stands(type, use))
  return obstacle === undefined ? null : failure('CONFLICT', [{ message: obstacle.message }])
}

/** Whether an allowance type can be deleted, and the entry that tells of it, which keeps its name; CONFLICT while it is in use. */
export function deleteAllowanceType(type: AllowanceType, use: AllowanceTypeUse, actor: Actor): Result<AuditEntry> {
  const refusal = refusalOf(type, use)
  if (refusal !== null) return refuse(refusal)
  const { defaultName, unit } = type
  const changes = { default_name: { from: defaultName, to: null }, unit: { from: unit, to: null } }
  return ok(allowanceTypeEntry('allowance_type_deleted', type.id, changes, actor))
}
