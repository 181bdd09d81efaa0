import type { MemberAllowanceYear } from '../../allowance/memberAllowanceYear'
import type { Id, Instant, Member } from '../../records'

/** One year of one allowance type; amounts in days, or in whole minutes for types in hours (spec: Member allowance entry). */
export interface AllowanceEntry {
  readonly remaining: number
  readonly brought_forward: number
  readonly allowance: number
  readonly taken: number
  readonly year: number
  readonly compensatory_time_off: number
  readonly id: Id
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly allowance_type: { readonly id: Id; readonly name: string; readonly ignore_allowance_limit: boolean }
}

/** A year in which nothing was set by hand has no times of its own: it bears those of its member. */
export function allowanceEntry(listed: MemberAllowanceYear, { createdAt, updatedAt }: Member): AllowanceEntry {
  const { allowanceType } = listed
  return {
    remaining: listed.remaining,
    brought_forward: listed.broughtForward,
    allowance: listed.allowance,
    taken: listed.taken,
    year: listed.year,
    compensatory_time_off: listed.compensatoryTimeOff,
    id: listed.id,
    createdAt: listed.createdAt ?? createdAt,
    updatedAt: listed.updatedAt ?? updatedAt,
    allowance_type: {
      id: allowanceType.id, name: allowanceType.defaultName, ignore_allowance_limit: allowanceType.ignoreAllowanceLimit,
    },
  }
}
