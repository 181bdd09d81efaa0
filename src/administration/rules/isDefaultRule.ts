import type { AllowanceRule, AllowanceType, Department } from '../../records'

/** Whom a rule may be the default of. */
export interface DefaultPlaces {
  readonly type: AllowanceType
  /** At least those with the rule among their defaults. */
  readonly departments: readonly Department[]
}

/** Whether new members get a rule by default: in the organisation, or in one of the departments. */
export const isDefaultRule = ({ id }: AllowanceRule, { type, departments }: DefaultPlaces): boolean =>
  type.defaultRuleId === id || departments.some(({ defaultRuleIds }) => defaultRuleIds[type.id] === id)
