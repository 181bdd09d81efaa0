import { describe, expect, test } from 'vitest'
import { absenceEngine } from './run'

const COMPANY = 'docs/examples/company.json'
const NOW = ['--now', '2026-06-30T09:00:00Z']
const [JOHANNA, MURAT, LENA, KARIM] = ['201', '202', '203', '206'].map((end) => `00000000-0000-4000-8000-000000000${end}`) as
  [string, string, string, string]
const ANNUAL = '00000000-0000-4000-8000-000000000301'

/** Friday the 14th, when Murat and Nadia are away, to the noon of Monday the 24th, when Lena is on leave already. */
const request = { memberId: LENA, leaveTypeId: ANNUAL, start: '2026-08-14', end: '2026-08-24', endAt: 'lunchtime' }

interface Answer {
  readonly canCreate: boolean
  readonly rejection: { code: string; message: string; date: string | null } | null
  readonly duration: { workdayDays: number }
}

const run = (body: unknown, ...args: string[]): ReturnType<typeof absenceEngine> =>
  absenceEngine(['check', COMPANY, '--request', JSON.stringify(body), ...NOW, ...args])

async function check<T = Answer>(body: unknown, ...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await run(body, '--json', ...args)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as T
}

describe('check: whether a single request can be created', () => {
  test('the fields of the answer', async () => {
    const { duration, ...answer } = await check(request)
    expect(answer).toEqual({
      canCreate: false,
      rejection: null,
      isAllowanceSufficient: true,
      conflicts: [{ date: '2026-08-24', requestIds: ['00000000-0000-4000-8000-000000090305'] }],
      departmentLimitConflicts: [{
        date: '2026-08-14', departmentId: '00000000-0000-4000-8000-000000000102', departmentName: 'Workshop', currentAbsent: 2, maxAllowed: 2,
      }],
    })
    expect(Object.keys(duration).sort()).toEqual(['outsideOfSchedule', 'perDay', 'perYear', 'workdayDays', 'workdayMinutes'])
    // A Friday, a week and a half Monday.
    expect(duration.workdayDays).toBe(6.5)
  })

  test('everything is told also with a rejection', async () => {
    const past = await check({ ...request, memberId: KARIM, start: '2025-12-29', end: '2025-12-30', endAt: 'end_of_day' })
    expect(past).toMatchObject({
      canCreate: false,
      rejection: { code: 'PAST_DATE_NOT_ALLOWED', message: 'A date lies too far in the past', date: '2025-12-29' },
      conflicts: [{ date: '2025-12-29' }, { date: '2025-12-30' }],
      duration: { workdayDays: 2 },
    })
  })

  test('D34: --as decides who asks; by default it is the member', async () => {
    const past = { ...request, memberId: KARIM, start: '2025-12-16', end: '2025-12-16', endAt: 'end_of_day' }
    expect((await check(past)).rejection?.code).toBe('PAST_DATE_NOT_ALLOWED')
    expect((await check(past, '--as', MURAT)).canCreate).toBe(true)
    expect((await check(past, '--as', JOHANNA)).canCreate).toBe(true)
  })

  test('D35: the reason is passed on', async () => {
    const long = await check({ ...request, reason: 'x'.repeat(1001) })
    expect(long.rejection?.code).toBe('REASON_TOO_LONG')
    expect((await check({ ...request, reason: 'x'.repeat(1000) })).rejection).toBeNull()
    expect((await check({ ...request, reason: null })).rejection).toBeNull()
    const { code, stdout } = await run({ ...request, reason: 7 }, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ error: { issues: [{ path: 'reason', message: 'expected a text or null, got 7' }] } })
  })

  test('an array: each alone, in order', async () => {
    const free = { ...request, start: '2026-11-02', end: '2026-11-02', endAt: 'end_of_day' }
    const answers = await check<Answer[]>([request, free, free])
    expect(answers.map(({ canCreate }) => canCreate)).toEqual([false, true, true])
    expect((await check<Answer[]>([]))).toEqual([])
  })

  test('D31, D41: who may not ask for one is kept out of all, before any fault', async () => {
    const { code, stdout } = await run([{ ...request, memberId: KARIM, start: 'soon' }, request, { ...request, end: 'soon' }], '--json', '--as', KARIM)
    expect(code).toBe(1)
    const message = 'Only an admin or a manager of the member may request for somebody else'
    expect(JSON.parse(stdout)).toEqual({
      error: { code: 'FORBIDDEN', message: 'Insufficient access', issues: [{ path: '[1]', message }, { path: '[2]', message }] },
    })
    expect(await run(request, '--as', KARIM)).toEqual({ code: 1, stdout: '', stderr: `Insufficient access:\n  ${message}\n` })
  })

  test('D17: times off the grid are refused, in an array with their place', async () => {
    const overtime = { ...request, leaveTypeId: '00000000-0000-4000-8000-000000000302', start: '2026-07-01T10:30:00+02:00', end: '2026-07-01T12:00:00+02:00' }
    const { code, stdout } = await run([request, overtime], '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'BAD_REQUEST', issues: [{ path: '[1].start' }] } })
  })

  test('for people: verdict, costs, lists', async () => {
    const { stdout } = await run({ ...request, start: '2026-08-24' })
    expect(stdout).toBe([
      'Cannot be created: another request of Lena Petersen overlaps on 2026-08-24. [REQUEST_CONFLICT]',
      'Costs 0.50 days (4:00 hours)',
      '  Date        Days  Hours',
      '  2026-08-24  0.50   4:00',
      'The allowance Annual leave covers it.',
      'Other requests of Lena Petersen overlap:',
      '  2026-08-24  Annual leave from 24 to 28 August 2026 (APPROVED)',
      '',
    ].join('\n'))
  })
})
