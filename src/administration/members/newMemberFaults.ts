import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { Id } from '../../records'
import type { NewMember } from './newMember'

/** What of the records that a new member names is known. */
export interface KnownIds {
  readonly memberIds: ReadonlySet<Id>
  readonly departmentIds: ReadonlySet<Id>
  readonly allowanceTypeIds: ReadonlySet<Id>
}

type Check = (newMember: NewMember, known: KnownIds) => readonly Issue[]

/** Each id is known, and stands only once. */
const listFaults = (ids: readonly Id[], known: ReadonlySet<Id>, expected: string, pathOf: (index: number) => string): Issue[] =>
  ids.flatMap((id, index) => {
    if (!known.has(id)) return fault(pathOf(index), expected, id)
    return ids.indexOf(id) < index ? fault(pathOf(index), 'each id once', id) : []
  })

const approversAreKnown: Check = ({ approverIds = [] }, { memberIds }) =>
  listFaults(approverIds, memberIds, 'the id of a member', (index) => `approverIds[${index}]`)

/** Approval by a department needs one (decision 42). */
const approverDepartmentIsKnown: Check = ({ approverConfig }, { departmentIds }) => {
  const { type, departmentId } = approverConfig ?? { type: 'custom', departmentId: null }
  const isFine = departmentId === null ? type !== 'department' : departmentIds.has(departmentId)
  return isFine ? [] : [fault('approverConfig.departmentId', 'the id of a department', departmentId)]
}

const allowanceTypesAreKnown: Check = ({ defaultAllowances }, { allowanceTypeIds }) =>
  listFaults(
    defaultAllowances.map(({ id }) => id), allowanceTypeIds, 'the id of an allowance type',
    (index) => `defaultAllowances[${index}].id`,
  )

const checks: readonly Check[] = [approversAreKnown, approverDepartmentIsKnown, allowanceTypesAreKnown]

/** What is wrong with those parts of a new member that no update changes, with its path; nothing when they are in order. */
export const newMemberFaults = (newMember: NewMember, known: KnownIds): Issue[] => checks.flatMap((check) => check(newMember, known))
