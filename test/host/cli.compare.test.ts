import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '../../src/adapters/snapshot/index'
import { type ComparisonTotal, type MemberComparison, type TermsChanges, compareWorkspaceTerms } from '../../src/index'
import { absenceEngine } from './run'

const COMPANY = 'docs/examples/company.json'
const THIRTY_DAYS = 'docs/examples/compare-thirty-days.json'
const ONE_MORE_HOLIDAY = 'docs/examples/compare-one-more-holiday.json'
const [KARIM, FULL_TIME, LEEDS, ON_CALL, DAYS] = ['206', '501', '505', '507', '401'].map((end) => `00000000-0000-4000-8000-000000000${end}`) as
  [string, string, string, string, string]
const ELSEWHERE = '00000000-0000-4000-8000-00000000ffff'

const compare = (changes: unknown, ...args: string[]): ReturnType<typeof absenceEngine> =>
  absenceEngine(['compare', COMPANY, '--changes', typeof changes === 'string' ? changes : JSON.stringify(changes), '--as-of', '2026-06-30', ...args])

async function shown(...args: Parameters<typeof compare>): Promise<string> {
  const { code, stdout, stderr } = await compare(...args)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

interface Document {
  readonly asOf: string
  readonly members: readonly MemberComparison[]
  readonly totals: readonly ComparisonTotal[]
}

const document = async (...[changes, ...args]: Parameters<typeof compare>): Promise<Document> =>
  JSON.parse(await shown(changes, ...args, '--json')) as Document

async function refused(...[changes, ...args]: Parameters<typeof compare>): Promise<{ code: string; issues: { path?: string; message: string }[] }> {
  const { code, stdout, stderr } = await compare(changes, ...args, '--json')
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  return (JSON.parse(stdout) as { error: Awaited<ReturnType<typeof refused>> }).error
}

describe('for people', () => {
  test('30 instead of 28 days from next year: before, after and difference, then the total', async () => {
    const text = await shown(THIRTY_DAYS)
    expect(text).toMatch(/^Compared as of 2026-06-30$/m)
    expect([...text.matchAll(/^(\S.*)$/gm)].map(([, line]) => line)).toEqual(['Compared as of 2026-06-30', 'Tomasz Nowak', 'Karim Haddad', 'Total'])
    expect(text).toMatch(/^ {4}Year +Granted +Taken +Remaining +Carried on +Forfeited$/m)
    expect(text).toMatch(/^ {4}2027 {2}before +28\.00 +0\.00 +38\.00 +10\.00 +18\.00\n {10}after +30\.00 +0\.00 +40\.00 +10\.00 +20\.00\n {10}difference +\+2\.00 +0\.00 +\+2\.00 +0\.00 +\+2\.00$/m)
    expect(text).toMatch(/^ {4}2027 +2 +\+4\.00 +0\.00 +\+4\.00 +0\.00 +\+4\.00\n {4}Would cost 4\.00 days more in 2027 for 2 members\.$/m)
  })

  test('a holiday gives back what was booked on it', async () => {
    expect(await shown(ONE_MORE_HOLIDAY)).toMatch(/^ {4}2026 +2 +0\.00 +-2\.00 +\+2\.00 .*\n {4}Would cost 2\.00 days more in 2026 for 2 members\.$/m)
  })

  test('less, nothing, one member, hours and minutes', async () => {
    const leeds = (terms: object) => ({ ruleEdits: [{ ruleId: LEEDS, terms, effectiveFrom: '2027-04-01' }] })
    expect(await shown(leeds({ amount: 24 }))).toContain('Would cost 2.00 days less in 2027 for 2 members.')
    expect(await shown(leeds({ carryOver: { limit: 0 } }))).toContain('Would cost nothing in 2027; its figures change for 2 members.')
    const onCall = await shown({ ruleEdits: [{ ruleId: ON_CALL, terms: { amount: 245 }, effectiveFrom: '2027-01-01' }] })
    expect(onCall).toMatch(/^ {2}Overtime \(hours:minutes\)$/m)
    expect(onCall).toContain('Would cost 1:00 hours more in 2027 for 1 member.')
    expect(await shown(leeds({}))).toBe('Compared as of 2026-06-30\n\nNothing would change.\n')
  })

  test('a year that is only on one side', async () => {
    const ending = { newRules: [{ allowanceTypeId: DAYS, terms: { cycle: 'yearly', amount: 28, carryOver: {} }, from: '2026-10-01', to: '2026-12-31' }] }
    expect(await shown(ending, '--member', KARIM)).toMatch(/^ {4}2027 {2}before +28\.00 .*\n {10}after +- +.*\n {10}difference +-28\.00 /m)
  })
})

describe('for scripts', () => {
  test('--json is one document with what the functions answer', async () => {
    const company = parseSnapshot(readFileSync(COMPANY, 'utf8'))
    if (!company.ok) throw new Error('the example must be valid')
    const changes = JSON.parse(readFileSync(THIRTY_DAYS, 'utf8')) as TermsChanges
    const compared = compareWorkspaceTerms(company.value, changes, { asOf: '2026-06-30' })
    const members = compared.ok ? [...compared.value] : []
    const { totals, ...rest } = await document(THIRTY_DAYS)
    expect(rest).toEqual({ asOf: '2026-06-30', members })
    expect(totals.map(({ year, members: count, difference }) => [year, count, difference.allowance])).toEqual([[2027, 2, 4]])
  })

  test('--member narrows members and totals', async () => {
    const { members, totals } = await document(THIRTY_DAYS, '--member', KARIM)
    expect(members.map(({ memberId }) => memberId)).toEqual([KARIM])
    expect(totals.map((total) => total.members)).toEqual([1])
  })

  test('a new rule reads its terms as a file does, an edit only those that it names', async () => {
    const newRules = [{ allowanceTypeId: DAYS, terms: { cycle: 'yearly', amount: 26, carryOver: {} }, from: '2027-01-01' }]
    const { members } = await document({ newRules }, '--member', KARIM)
    // 26 instead of 28, and unlimited carry-over without expiry instead of 10.
    expect(members[0]?.allowances[0]?.years.at(-1)?.difference).toMatchObject({ ruleAllowance: -2, carriedForward: 26, forfeited: -18 })
  })

  test('--as-of left out is today in the workspace', async () => {
    const { stdout } = await absenceEngine(['compare', COMPANY, '--changes', '{}', '--json'])
    const { asOf } = JSON.parse(stdout) as Document
    expect(Math.abs(Date.now() - Date.parse(asOf)) / 86_400_000).toBeLessThan(2)
  })
})

describe('what is refused', () => {
  test('every fault of the shape, with its place; a misspelled field too', async () => {
    const { code, issues } = await refused({
      ruleEdits: [{ ruleId: FULL_TIME, terms: { ammount: 30, carryOver: { limit: -1 } }, effectiveFrom: '2027-02-30' }],
      newRules: [{ allowanceTypeId: DAYS, terms: { cycle: 'weekly', amount: 1, carryOver: { limits: 5 } }, from: '2027-01-01' }],
      adjustment: [], holidays: [{ date: '2026-12-23', duration: 'evening' }],
    })
    expect(code).toBe('BAD_REQUEST')
    expect(issues.map(({ path }) => path)).toEqual([
      'ruleEdits[0].terms.ammount', 'ruleEdits[0].terms.carryOver.limit', 'ruleEdits[0].effectiveFrom', 'newRules[0].terms.cycle',
      'newRules[0].terms.carryOver.limits', 'adjustment', 'holidays[0].duration',
    ])
  })

  test('what the records rule out', async () => {
    const { issues } = await refused({
      ruleEdits: [{ ruleId: ELSEWHERE, terms: {} }], adjustments: [{ allowanceTypeId: DAYS, date: '2026-07-01', amount: 0 }],
      holidays: [{ date: '2026-12-23', holidayCalendarId: ELSEWHERE }],
    })
    expect(issues.map(({ path }) => path)).toEqual(['ruleEdits[0].ruleId', 'adjustments[0].amount', 'holidays[0].holidayCalendarId'])
  })

  test('a body that is no object, no JSON, no file; a member that is not in the file', async () => {
    expect((await refused([])).issues).toEqual([{ message: 'expected changes (an object), got an empty list' }])
    expect((await refused('{"holidays": ]')).issues[0]?.message).toMatch(/^expected a value/)
    expect((await refused('no-such-file.json')).issues).toEqual([{ path: 'no-such-file.json', message: 'expected a readable file, got no file of that name' }])
    expect((await refused({}, '--member', 'x')).issues).toEqual([{ path: '--member', message: 'expected the id of a member in the file, got "x"' }])
  })

  test('for people on standard error', async () => {
    expect(await compare({ holidays: [{ date: '2026-02-30' }] })).toEqual({
      code: 1, stdout: '', stderr: 'Invalid input data:\n  holidays[0].date: expected an existing date YYYY-MM-DD, got "2026-02-30"\n',
    })
  })

  test('wrong usage exits with 2', async () => {
    const missing = await absenceEngine(['compare', COMPANY])
    const noDate = await compare('{}', '--as-of', 'tomorrow')
    expect([missing.code, noDate.code]).toEqual([2, 2])
  })
})
