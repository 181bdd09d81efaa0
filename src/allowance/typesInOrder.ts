import { compareText } from '../kernel/compareText'
import type { AllowanceType } from '../records'

/** Allowance types by position; those of one position by id. */
export const typesInOrder = (types: readonly AllowanceType[]): AllowanceType[] =>
  [...types].sort((a, b) => a.position - b.position || compareText(a.id, b.id))
