import { formatPlainDate } from '../../calendar'
import type { Member } from '../../records'
import { plainMember } from '../build/plainMember'
import type { Employment } from './employment'
import { type MemberKey, ownId } from './memberKey'
import { firstNames, lastNames } from './names'
import { integerFrom, pick } from './random'
import type { WorkspacePlan } from './workspacePlan'

const YOUNGEST_AGE_IN_DAYS = 18 * 366
const AGE_SPAN_IN_DAYS = 40 * 365

/** The member record: name, department, employment and a visible configuration of every allowance type. */
export function generatedProfile(key: MemberKey, employment: Employment, plan: WorkspacePlan): Member {
  const { number, random } = key
  const first = pick(random, firstNames)
  const last = pick(random, lastNames)
  const birthday = employment.start - YOUNGEST_AGE_IN_DAYS - integerFrom(random, 0, AGE_SPAN_IN_DAYS)
  const email = `${first}.${last}.${number}@example.com`.toLowerCase()
  return {
    ...plainMember(key.id, `${first} ${last}`, email, plan.at),
    customId: `E${`${number}`.padStart(6, '0')}`,
    isAdmin: number === 0,
    birthday: formatPlainDate(birthday),
    employmentStartDate: formatPlainDate(employment.start),
    employmentEndDate: employment.end === null ? null : formatPlainDate(employment.end),
    departmentIds: [pick(random, plan.departmentIds)],
    holidayCalendarId: plan.holidayCalendarId,
    allowanceTypeConfigurations: plan.types.map((type, n) => ({
      id: ownId('configuration', n, key, plan), allowanceTypeId: type.id, default: n === 0, disabled: false, createdAt: plan.at,
    })),
  }
}
