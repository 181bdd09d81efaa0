import type { AllowanceType, AllowanceYear, Id, WorkspaceSnapshot } from '../records'
import { computeAllowances } from './computeAllowances'
import { type AllowanceQuery, workspaceInputs } from './workspaceInputs'

/** One member's allowance years of one allowance type. */
export interface TypeAllowances {
  readonly allowanceTypeId: Id
  readonly name: string
  readonly unit: AllowanceType['unit']
  readonly years: readonly AllowanceYear[]
}

/** One member's allowance years of every type they can use, by type position. */
export interface MemberAllowances {
  readonly memberId: Id
  readonly name: string
  readonly allowances: readonly TypeAllowances[]
}

/**
 * The allowances of every member of a workspace, in the snapshot's order, one member at a time: what was yielded is not
 * kept, so that a workspace of any size can be streamed. Types that are switched off for a member are left out; a type
 * without an allowance year has none.
 *
 * @example
 * const [first] = workspaceAllowances(snapshot, { asOf: '2026-06-30' })
 * first?.allowances[0]?.years[0]?.year // 2025
 */
export function* workspaceAllowances(snapshot: WorkspaceSnapshot, query: AllowanceQuery): Generator<MemberAllowances, void> {
  for (const { member, inputs } of workspaceInputs(snapshot, query)) {
    yield {
      memberId: member.id,
      name: member.name,
      allowances: inputs.map(({ type, input }) => ({
        allowanceTypeId: type.id,
        name: type.defaultName,
        unit: type.unit,
        years: computeAllowances(input),
      })),
    }
  }
}
