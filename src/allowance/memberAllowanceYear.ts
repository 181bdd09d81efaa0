import type { AllowanceType, AllowanceYear, Id, Instant } from '../records'
import { derivedId } from './derivedId'
import { rowOfYear } from './rowOfYear'
import type { AllowanceFacts } from './typeInputs'

/** A member's allowance year as `computeAllowances` works it out, without its entries (spec: Member allowance entry). */
export interface MemberAllowanceYear extends Omit<AllowanceYear, 'entries'> {
  readonly allowanceType: AllowanceType
  /** Of the year's row, or derived where nothing was set by hand (decision 4); then it has no times. */
  readonly id: Id
  readonly createdAt: Instant | null
  readonly updatedAt: Instant | null
}

/** A computed year as answers and events report it. */
export function memberAllowanceYear(
  allowanceType: AllowanceType,
  { member, memberAllowances }: AllowanceFacts,
  { entries, ...figures }: AllowanceYear,
): MemberAllowanceYear {
  const row = rowOfYear(memberAllowances, allowanceType.id, figures.year)
  const id = row?.id ?? derivedId(member.id, allowanceType.id, figures.year)
  return { allowanceType, id, createdAt: row?.createdAt ?? null, updatedAt: row?.updatedAt ?? null, ...figures }
}
