import type { Id, MemberAllowance } from '../records'

/** The row of hand-set figures of a type and year, among those of one member. */
export const rowOfYear = (rows: readonly MemberAllowance[], allowanceTypeId: Id, year: number): MemberAllowance | undefined =>
  rows.find((row) => row.allowanceTypeId === allowanceTypeId && row.year === year)
