import type { AllowanceFacts } from '../../allowance/typeInputs'
import type { AllowanceType, AllowanceYear, Id } from '../../records'
import { derivedId } from './derivedId'
import { rowOfYear } from './rowOfYear'

/** A member's allowance year as `computeAllowances` works it out, without its entries. */
export interface ListedAllowanceYear extends Omit<AllowanceYear, 'entries'> {
  /** Of the year's row, or derived from member, type and year (decision 4). */
  readonly id: Id
  readonly allowanceType: AllowanceType
}

/** A computed year as it is listed. */
export function listedAllowanceYear(
  allowanceType: AllowanceType,
  { member, memberAllowances }: AllowanceFacts,
  { entries, ...figures }: AllowanceYear,
): ListedAllowanceYear {
  const id = rowOfYear(memberAllowances, allowanceType.id, figures.year)?.id ?? derivedId(member.id, allowanceType.id, figures.year)
  return { allowanceType, id, ...figures }
}
