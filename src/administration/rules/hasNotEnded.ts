import type { PlainDate, RuleAssignment } from '../../records'

/** Whether an assignment holds today or later, its last day included (decision 58). Texts of dates compare like the dates. */
export const hasNotEnded = ({ ruleEndDate }: RuleAssignment, today: PlainDate): boolean => ruleEndDate === null || ruleEndDate >= today
