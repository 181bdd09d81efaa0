import type { AllowanceType } from '../../../records'
import type { Path } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { checkRuleOfType } from './checkRuleOfType'

/** The default rule of an allowance type is one of its own. */
export const checkAllowanceType = (type: Readable<AllowanceType>, at: Path, context: CheckContext): void =>
  checkRuleOfType(type.defaultRuleId, type.id, at, 'defaultRuleId', context)
