import { allowanceTypeName } from '../../../administration/allowanceTypes/allowanceTypeName'
import type { AllowanceType } from '../../../records'

/** An allowance type and its name in the language that was asked for. */
export interface NamedAllowanceType {
  readonly type: AllowanceType
  /** The stored name where there is no translation. */
  readonly name: string
}

/** The language of whom the answer is for, as translations name it; null = the stored names. */
export interface LanguageQuery {
  readonly language: string | null
}

export const namedAllowanceType = (type: AllowanceType, { language }: LanguageQuery): NamedAllowanceType =>
  ({ type, name: allowanceTypeName(type, language) })
