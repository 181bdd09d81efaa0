import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import { type Result, ok } from '../../kernel/result'
import type { AllowanceRule, AllowanceType, Id, PlainDate, RuleAssignment } from '../../records'
import type { Actor } from '../actor'
import { acceptedReason } from './acceptedReason'
import type { AssignmentChange } from './assignmentChange'
import { assignmentEntry } from './assignmentEntry'
import { periodFaults } from './periodFaults'
import { ruleFaults } from './ruleFaults'

/** Puts a member on a rule for a stretch of days, both inclusive; `ruleEndDate` null = open. */
export interface NewAssignment {
  readonly allowanceTypeId: Id
  readonly ruleId: Id
  readonly ruleStartDate: PlainDate
  readonly ruleEndDate: PlainDate | null
  /** 3 to 500 characters. */
  readonly reason: string
}

/** The records that a new assignment names; null = there is none. */
export interface NewAssignmentFacts {
  readonly memberId: Id
  readonly allowanceType: AllowanceType | null
  readonly rule: AllowanceRule | null
  /** All of the member. */
  readonly assignments: readonly RuleAssignment[]
}

type Check = (command: NewAssignment, facts: NewAssignmentFacts) => readonly Issue[]

const typeIsKnown: Check = ({ allowanceTypeId }, { allowanceType }) =>
  allowanceType === null ? [fault('allowanceTypeId', 'the id of an allowance type', allowanceTypeId)] : []

const ruleCanBeAssigned: Check = ({ ruleId }, { rule, allowanceType }) => ruleFaults(ruleId, rule, allowanceType?.id ?? null)

const periodIsFree: Check = ({ allowanceTypeId, ruleStartDate: from, ruleEndDate: to }, { assignments }) =>
  periodFaults(
    { from, to },
    assignments.filter((one) => one.allowanceTypeId === allowanceTypeId),
    { from: 'ruleStartDate', to: 'ruleEndDate' },
  )

const checks: readonly Check[] = [typeIsKnown, ruleCanBeAssigned, periodIsFree]

/** Makes an assignment; refuses with BAD_REQUEST and every fault of the command (spec: Allowance Management rules 1, 2). */
export function createAssignment(command: NewAssignment, facts: NewAssignmentFacts, actor: Actor): Result<AssignmentChange> {
  const reason = acceptedReason(command.reason, checks.flatMap((check) => check(command, facts)))
  if (!reason.ok) return reason
  const { allowanceTypeId, ruleId, ruleStartDate, ruleEndDate } = command
  const made: RuleAssignment = {
    id: actor.ids(), memberId: facts.memberId, allowanceTypeId, kind: 'rule', ruleId, ruleStartDate, ruleEndDate,
    reason: reason.value, createdAt: actor.now,
  }
  const told = { reason: reason.value, changes: { rule_start_date: ruleStartDate, rule_end_date: ruleEndDate } }
  return ok({ saved: [made], removed: [], audit: [assignmentEntry('assignment_created', made, told, actor)], answer: made })
}
