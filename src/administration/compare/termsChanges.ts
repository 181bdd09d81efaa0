import type { CarryOverTerms, Holiday, Id, PlainDate, RuleTerms } from '../../records'
import type { NewAdjustment } from '../adjustments/newAdjustment'

/** Terms of a rule of which some are left out. */
export type PartialTerms = Partial<Omit<RuleTerms, 'carryOver'>> & { readonly carryOver?: Partial<CarryOverTerms> }

/** An edit of a rule. What is left out of the terms stays as it is on the day on which the edit begins. */
export interface TermsEdit {
  readonly ruleId: Id
  readonly terms: PartialTerms
  /** First day of the edited terms; null = the start of the rule's running nominal year (allowances H1). */
  readonly effectiveFrom: PlainDate | null
}

/** A rule that does not exist yet. Whoever comes on it leaves their assignment of the type on the day before (decision 59). */
export interface AddedRule {
  readonly allowanceTypeId: Id
  readonly terms: RuleTerms
  /** First day on the rule. */
  readonly from: PlainDate
  /** Last day on the rule; null = open. Behind it there is no rule. */
  readonly to: PlainDate | null
}

/** An adjustment that is not entered yet (allowances C1, C2). */
export type AddedAdjustment = Omit<NewAdjustment, 'reason'>

/** A public holiday that is in no calendar yet. */
export interface AddedHoliday extends Pick<Holiday, 'date' | 'duration'> {
  /** The calendar that it comes into; left out or null = into every one. */
  readonly holidayCalendarId?: Id | null
}

/** What is tried out; what is left out stays as it is. */
export interface TermsChanges {
  /** In this order, where several are of one rule. */
  readonly ruleEdits?: readonly TermsEdit[]
  readonly newRules?: readonly AddedRule[]
  readonly adjustments?: readonly AddedAdjustment[]
  readonly holidays?: readonly AddedHoliday[]
}
