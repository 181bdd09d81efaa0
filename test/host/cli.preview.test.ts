import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { absenceEngine } from './run'

const COMPANY = 'docs/examples/company.json'
const NOW = ['--now', '2026-06-30T09:00:00Z']
const [JOHANNA, MURAT, LENA, KARIM, NADIA] = ['201', '202', '203', '206', '211'].map((end) => `00000000-0000-4000-8000-000000000${end}`) as
  [string, string, string, string, string]
const UNKNOWN = '00000000-0000-4000-8000-00000000ffff'

type Body = Record<string, unknown>

const bodyIn = (name: string): Body => JSON.parse(readFileSync(`docs/examples/${name}.json`, 'utf8')) as Body
const mondays = bodyIn('mondays-off')

/** One Friday afternoon and the next but one. */
const fridays = { ...bodyIn('friday-afternoons'), until: null, count: 2, exDates: [] }

async function preview(body: unknown, as: string, file = COMPANY): Promise<Body> {
  const { code, stdout, stderr } = await absenceEngine(['preview', file, '--request', JSON.stringify(body), '--as', as, ...NOW, '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Body
}

async function refused(body: unknown, as: string, file = COMPANY): Promise<unknown> {
  const { code, stdout, stderr } = await absenceEngine(['preview', file, '--request', JSON.stringify(body), '--as', as, ...NOW, '--json'])
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  return (JSON.parse(stdout) as { error: unknown }).error
}

/** The example company under another plan. */
function companyOnPlan(plan: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'absence-engine-')), 'company.json')
  writeFileSync(file, readFileSync(COMPANY, 'utf8').replace('"plan": "plus"', `"plan": "${plan}"`))
  return file
}

describe('spec: preview, response', () => {
  test('each list tells its dates, with names', async () => {
    const { can_create: canCreate, ...answer } = await preview(mondays, LENA)
    const midnight = (date: string): string => `${date}T00:00:00.000Z`
    const annualLeave = { id: '00000000-0000-4000-8000-000000000401', name: 'Annual leave', allowance_unit: 'days' }
    expect(canCreate).toBe(false)
    expect(answer).toEqual({
      // Eight working Mondays without a holiday among them.
      occurrence_count: 8,
      duration: {
        workday_absence_duration: 8, leave_unit: 'half_days', outside_of_schedule: false,
        per_year: [{
          fiscal_year: 2026, workday_duration_in_days: 8, workday_duration_in_minutes: 3840, carry_over_days_used_in_period: 0,
          carry_over_minutes_used_in_period: 0,
        }],
      },
      takes_from_allowance: true,
      allowance_type: annualLeave,
      is_allowance_sufficient: true,
      conflicts: [{
        date: midnight('2026-08-24'),
        conflicts_with: [{
          request_id: '00000000-0000-4000-8000-000000090305', start: midnight('2026-08-24'), end: midnight('2026-08-28'), status: 'APPROVED',
          leave_type_name: 'Annual leave',
        }],
      }],
      // Murat and Nadia are away on the 10th.
      department_limit_conflicts: [{
        date: midnight('2026-08-10'), department_id: '00000000-0000-4000-8000-000000000102', department_name: 'Workshop', current_absent: 2, max_allowed: 2,
      }],
      representative_unavailable: ['2026-09-07', '2026-09-14'].map((date) => ({
        date: midnight(date), representatives: [{ member_id: KARIM, member_name: 'Karim Haddad', reason: 'absent' }],
      })),
      representative_overlaps: [{
        date: midnight('2026-09-21'),
        representing_for: [{
          member_id: NADIA, request_id: '00000000-0000-4000-8000-000000091102', status: 'PENDING', start: midnight('2026-09-21'),
          end: midnight('2026-09-25'), member_name: 'Nadia Rossi',
        }],
      }],
      rejection: null,
    })
  })

  test('a rejection is an answer: exit code 0, everything else empty (D32)', async () => {
    expect(await preview({ ...mondays, count: null }, LENA)).toMatchObject({
      can_create: false, occurrence_count: 0, duration: null, is_allowance_sufficient: null, conflicts: [], department_limit_conflicts: [],
      representative_unavailable: [], representative_overlaps: [], rejection: { code: 'RECURRENCE_END_REQUIRED', date: null },
    })
    expect(await preview(bodyIn('mid-november'), KARIM)).toMatchObject({
      // 12 to 17 November.
      occurrence_count: 6, rejection: { code: 'REPRESENTATIVE_CONFLICT', date: '2026-11-16T00:00:00.000Z' },
    })
  })

  test('D40: a representative who is not employed any more is told as one, and blocks nothing', async () => {
    // Ben's contract ends in October.
    const ben = '00000000-0000-4000-8000-000000000212'
    const answer = await preview({ ...fridays, representative_member_ids: [ben] }, LENA)
    expect(answer['representative_unavailable']).toMatchObject([
      { representatives: [{ member_name: 'Ben Okafor', reason: 'outside_employment' }] },
      { representatives: [{ member_name: 'Ben Okafor', reason: 'outside_employment' }] },
    ])
    expect(answer['can_create']).toBe(true)
  })

  test('an admin may pass over the department\'s limit (D39)', async () => {
    const free = { ...mondays, exDates: ['2026-08-24'], ignoreMaximumAbsence: true }
    expect((await preview(free, LENA))['can_create']).toBe(false)
    expect((await preview(free, JOHANNA))['can_create']).toBe(true)
  })

  test('without --now the present counts', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const body = { ...mondays, repeat: 'daily', weekDays: null, from: tomorrow, count: 365 }
    const { code, stdout } = await absenceEngine(['preview', COMPANY, '--request', JSON.stringify(body), '--as', LENA, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ occurrence_count: 365 })
  })
})

describe('D31: the order of refusals', () => {
  const faulty = { ...mondays, interval: 0, count: undefined, leave_type_id: 'x' }

  test('the plan is told before any fault of the body', async () => {
    const forbidden = { code: 'FORBIDDEN', message: 'Insufficient access', issues: [{ message: 'Recurring requests need the Essentials plan' }] }
    const onMini = companyOnPlan('mini')
    expect(await refused(faulty, LENA, onMini)).toEqual(forbidden)
    expect(await refused([], LENA, onMini)).toEqual(forbidden)
    expect((await preview(fridays, LENA, companyOnPlan('essentials')))['can_create']).toBe(true)
  })

  test('so are the roles', async () => {
    const immediately = { ...faulty, admin_approval_option: 'approve_request_immediately' }
    expect(await refused(immediately, LENA)).toMatchObject({ code: 'FORBIDDEN', issues: [{ message: 'Only an admin may approve a request immediately' }] })
    expect(await refused(immediately, JOHANNA)).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await refused(faulty, KARIM)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refused(faulty, MURAT)).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('then the schema, with every fault', async () => {
    expect(await refused(faulty, LENA)).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'leave_type_id' }, { path: 'interval' }, { path: 'count' }] })
    expect(await refused([mondays], LENA)).toMatchObject({ issues: [{ message: 'expected a recurring request (an object), got a list' }] })
  })

  test('then ids that nobody has, each with its path', async () => {
    expect(await refused({ ...mondays, leave_type_id: UNKNOWN, requester_member_id: UNKNOWN }, LENA)).toEqual({
      code: 'BAD_REQUEST',
      message: 'Invalid input data',
      issues: [
        { path: 'leave_type_id', message: `expected the id of a leave type in the file, got "${UNKNOWN}"` },
        { path: 'requester_member_id', message: `expected the id of a member in the file, got "${UNKNOWN}"` },
      ],
    })
    expect(await refused(mondays, 'nobody')).toMatchObject({ issues: [{ path: '--as', message: 'expected the id of a member in the file, got "nobody"' }] })
  })

  test('for people on standard error; wrong usage exits 2', async () => {
    expect(await absenceEngine(['preview', COMPANY, '--request', JSON.stringify(mondays), '--as', KARIM, ...NOW])).toEqual({
      code: 1, stdout: '', stderr: 'Insufficient access:\n  Only an admin or a manager of the member may request for somebody else\n',
    })
    for (const args of [['--request', '{}'], ['--as', LENA], ['--request', '{}', '--as', LENA, '--now', 'noon']]) {
      expect((await absenceEngine(['preview', COMPANY, ...args])).code).toBe(2)
    }
  })
})

describe('for people', () => {
  const text = async (body: unknown, as: string): Promise<string> =>
    (await absenceEngine(['preview', COMPANY, '--request', JSON.stringify(body), '--as', as, ...NOW])).stdout

  test('the verdict comes first, then duration, allowance and the lists', async () => {
    expect((await text(mondays, LENA)).split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      'Cannot be created: another request of Lena Petersen overlaps on 2026-08-24. [REQUEST_CONFLICT]',
      '8 occurrences cost 8.00 days (64:00 hours).',
      'The allowance Annual leave covers it.',
      'Other requests of Lena Petersen overlap:',
      'Departments are at their limit:',
      'Chosen representatives cannot stand in:',
      'Lena Petersen stands in, or is asked to, for:',
      '',
    ])
  })

  test('a rejection is a sentence, and all there is', async () => {
    // The Mondays 22 and 29 December 2025, in the fiscal year before.
    const lastYear = { ...mondays, requester_member_id: KARIM, from: '2025-12-22', count: 2, representative_member_ids: [] }
    expect(await text(lastYear, KARIM)).toBe('Cannot be created: 2025-12-22 lies before the current fiscal year. [PAST_DATE_NOT_ALLOWED]\n')
  })

  test('D39: what an admin passes over is told, but is no reason', async () => {
    const passed = await text({ ...mondays, exDates: ['2026-08-24'], ignoreMaximumAbsence: true }, JOHANNA)
    expect(passed).toMatch(/^Can be created\.\n/)
    expect(passed).toContain('Departments are at their limit:\n  2026-08-10  Workshop: 2 absent, 2 allowed\n')
    expect(await text({ ...mondays, exDates: ['2026-08-24'] }, JOHANNA)).toMatch(/^Cannot be created: .* \[DEPARTMENT_LIMIT_REACHED\]\n/)
  })

  test('leave that takes from no allowance says so', async () => {
    const sick = { ...fridays, half_day: null, leave_type_id: '00000000-0000-4000-8000-000000000303' }
    expect(await text(sick, LENA)).toBe('Can be created.\n2 occurrences cost 2.00 days (16:00 hours).\nTakes from no allowance.\n')
  })

  test('years that carried-over allowance pays for say how much', async () => {
    expect(await text(bodyIn('friday-afternoons'), LENA)).toContain('  fiscal year 2027: 0.50 days (4:00 hours), 0.50 days of them carried over\n')
  })
})
