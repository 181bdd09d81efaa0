import { formatPlainDate } from '../../calendar'
import type { Adjustment } from '../../records'
import { fullDay } from '../fullDay'
import type { Employment } from './employment'
import { type MemberKey, ownId } from './memberKey'
import { chance, integerFrom } from './random'
import type { PlannedType, WorkspacePlan } from './workspacePlan'

const MOST = 3
const ADJUSTED = 0.3
const CORRECTIONS = 0.3
const EXPIRING = 0.5

/** One in three members has up to three: bonus days, half of which expire within a year, and small corrections downwards. */
export function generatedAdjustments(
  key: MemberKey,
  employment: Employment,
  type: PlannedType,
  n: number,
  plan: WorkspacePlan,
): Adjustment[] {
  const { random } = key
  if (!chance(random, ADJUSTED)) return []
  return Array.from({ length: integerFrom(random, 1, MOST) }, (_, turn) => {
    const day = integerFrom(random, employment.from, employment.to)
    const correction = chance(random, CORRECTIONS)
    const amount = (fullDay[type.unit] / 2) * (correction ? -integerFrom(random, 1, 2) : integerFrom(random, 1, 6))
    const expires = !correction && chance(random, EXPIRING)
    return {
      id: ownId('adjustment', n * MOST + turn, key, plan), memberId: key.id, allowanceTypeId: type.id, date: formatPlainDate(day),
      expiryDate: expires ? formatPlainDate(day + integerFrom(random, 60, 365)) : null, amount,
      reason: correction ? 'Correction' : 'Bonus', createdAt: plan.at,
    }
  })
}
