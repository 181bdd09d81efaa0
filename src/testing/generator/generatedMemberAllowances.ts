import { formatPlainDate } from '../../calendar'
import type { MemberAllowance } from '../../records'
import { fullDay } from '../fullDay'
import { type MemberKey, ownId } from './memberKey'
import { chance, integerFrom } from './random'
import { type PlannedType, type WorkspacePlan, fiscalYearStart } from './workspacePlan'

const HAND_SET = 0.1
const OVERRIDDEN = 0.3

/** One in ten members has hand-set figures for one year: compensatory time off, and sometimes what was brought forward. */
export function generatedMemberAllowances(key: MemberKey, type: PlannedType, n: number, plan: WorkspacePlan): MemberAllowance[] {
  const { random } = key
  if (!chance(random, HAND_SET)) return []
  const half = fullDay[type.unit] / 2
  const start = fiscalYearStart(plan, integerFrom(random, 0, plan.years - 1))
  return [{
    id: ownId('memberAllowance', n, key, plan), memberId: key.id, allowanceTypeId: type.id,
    year: Number(formatPlainDate(start).slice(0, 4)), compensatoryTimeOff: half * integerFrom(random, 1, 4),
    broughtForwardOverride: chance(random, OVERRIDDEN) ? half * integerFrom(random, 0, 10) : null, allowance: null,
    createdAt: plan.at, updatedAt: plan.at,
  }]
}
