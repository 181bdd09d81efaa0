import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '../../src/adapters/snapshot/index'
import { type MemberAllowances, type WorkspaceSnapshot, workspaceAllowances } from '../../src/index'
import { generateWorkspace } from '../../src/testing/index'
import { absenceEngine } from './run'

const COMPANY = 'docs/examples/company.json'
const FAULTY = 'docs/examples/five-faults.json'
const SOFIE = '00000000-0000-4000-8000-000000000205'
const DAYS = '00000000-0000-4000-8000-000000000401'
const AS_OF = ['--as-of', '2026-06-30']

const folder = mkdtempSync(join(tmpdir(), 'absence-engine-'))
const temporary = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

function company(): WorkspaceSnapshot {
  const read = parseSnapshot(readFileSync(COMPANY, 'utf8'))
  if (!read.ok) throw new Error('the example must be valid')
  return read.value
}

const withoutEntries = (member: MemberAllowances): unknown =>
  JSON.parse(JSON.stringify(member, (key, value: unknown) => (key === 'entries' ? undefined : value)))

describe('allowances', () => {
  test('prints a table for each member and type, with units and year spans', async () => {
    const { code, stdout, stderr } = await absenceEngine(['allowances', COMPANY, ...AS_OF])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Allowances as of 2026-06-30$/m)
    for (const { name } of company().members) expect(stdout).toContain(`\n${name}\n`)
    expect(stdout).toMatch(/^ {2}Overtime \(hours:minutes\)$/m)
    expect(stdout).toMatch(/^ {4}2026 {2}2026-04-01 {2}2027-03-31 +25\.00/m)
  })

  test('--json is one document with what the functions answer; entries only with --explain', async () => {
    const members = [...workspaceAllowances(company(), { asOf: '2026-06-30' })]
    const plain = await absenceEngine(['allowances', COMPANY, ...AS_OF, '--json'])
    expect(JSON.parse(plain.stdout)).toEqual({ asOf: '2026-06-30', members: members.map(withoutEntries) })
    const explained = await absenceEngine(['allowances', COMPANY, ...AS_OF, '--json', '--explain'])
    expect(JSON.parse(explained.stdout)).toEqual({ asOf: '2026-06-30', members })
  })

  test('--member and --type narrow the answer, unknown ones are refused', async () => {
    const one = await absenceEngine(['allowances', COMPANY, ...AS_OF, '--member', SOFIE, '--type', DAYS, '--json'])
    const { members } = JSON.parse(one.stdout) as { members: MemberAllowances[] }
    expect(members.map(({ memberId, allowances }) => [memberId, allowances.map((type) => type.allowanceTypeId)])).toEqual([[SOFIE, [DAYS]]])
    const unknown = await absenceEngine(['allowances', COMPANY, '--member', 'x', '--type', 'y'])
    expect(unknown).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Invalid input data:\n  --member: expected the id of a member in the file, got "x"\n  --type: expected the id of an allowance type in the file, got "y"\n',
    })
  })

  test('--as-of left out is today in the workspace', async () => {
    const { stdout } = await absenceEngine(['allowances', COMPANY, '--json'])
    const { asOf } = JSON.parse(stdout) as { asOf: string }
    const days = (Date.now() - Date.parse(asOf)) / 86_400_000
    expect(days).toBeGreaterThan(-1)
    expect(days).toBeLessThan(2)
  })

  test('reads from a pipe', async () => {
    const piped = await absenceEngine(['allowances', '-', ...AS_OF], { input: readFileSync(COMPANY) })
    expect(piped).toEqual(await absenceEngine(['allowances', COMPANY, ...AS_OF]))
  })

  test('a closed pipe is no error and no stack trace', async () => {
    const large = temporary('large.json', JSON.stringify(generateWorkspace({ seed: 3, members: 60 })))
    const { code, stderr } = await absenceEngine(['allowances', large, '--explain'], { closeEarly: true })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })
})

describe('what is refused', () => {
  const places = [
    'members[1].employmentStartDate', 'rules[0].revisions[0].terms.amount', 'assignments[0].ruleId', 'assignments[2]',
    'adjustments[0].expiryDate',
  ]

  test('five different mistakes are all told, each with its place', async () => {
    const { code, stdout, stderr } = await absenceEngine(['allowances', FAULTY])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.trimEnd().split('\n').slice(1).map((line) => line.trim().split(': ')[0])).toEqual(places)
  })

  test('with --json on standard output, and nowhere else', async () => {
    const { code, stdout, stderr } = await absenceEngine(['allowances', FAULTY, '--json'])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    const { error } = JSON.parse(stdout) as { error: { code: string; message: string; issues: { path: string }[] } }
    expect(error).toMatchObject({ code: 'BAD_REQUEST', message: 'Invalid input data' })
    expect(error.issues.map(({ path }) => path)).toEqual(places)
  })

  test.each<[string, string | Uint8Array, string]>([
    ['text that is no JSON', '{\n  "workspace": ]', 'expected a value, got "]" at line 2, column 16'],
    ['an empty file', '', 'expected a value, got the end of the text'],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0x7d]), 'expected UTF-8 text, got other bytes'],
  ])('%s', async (_name, content, message) => {
    const { code, stderr } = await absenceEngine(['allowances', temporary('broken.json', content)])
    expect(code).toBe(1)
    expect(stderr).toContain(message)
  })

  test('a file that is not there, and a folder', async () => {
    expect((await absenceEngine(['allowances', 'nowhere.json'])).stderr).toContain('nowhere.json: expected a readable file, got no file of that name')
    expect((await absenceEngine(['allowances', 'docs'])).stderr).toContain('docs: expected a readable file, got a folder')
  })

  test('a file larger than can be read, from its size alone', async () => {
    const huge = temporary('huge.json', '')
    truncateSync(huge, 600 * 2 ** 20)
    const { code, stdout, stderr } = await absenceEngine(['allowances', huge])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^Input too large:\n {2}.*huge\.json: expected at most \d+ MiB, got 600 MiB/)
  })

  test('a pipe that brings more than the memory holds', async () => {
    const { code, stderr } = await absenceEngine(['allowances', '-'], {
      input: new Uint8Array(40 * 2 ** 20).fill(32), env: { NODE_OPTIONS: '--max-old-space-size=64' },
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(/expected at most \d+ MiB, got more than \d+ MiB; NODE_OPTIONS=--max-old-space-size/)
  })
})

describe('wrong usage exits 2', () => {
  test.each([
    [['allowances']], [['allowances', COMPANY, '--nonsense']], [['allowances', COMPANY, '--as-of', '2026-02-30']], [['nonsense']], [[]],
    [['occurrences', '{}', '--now', 'noon']], [['check', COMPANY]],
  ])('%j', async (args) => {
    const { code, stderr } = await absenceEngine(args)
    expect(code).toBe(2)
    expect(stderr).not.toBe('')
    expect(stderr).not.toContain('    at ')
  })

  test('help and version are answers', async () => {
    expect((await absenceEngine(['--help'])).code).toBe(0)
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(await absenceEngine(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` })
  })
})

describe('occurrences', () => {
  const body = { repeat: 'monthly', interval: 1, from: '2026-03-03', until: null, count: 3, weekDays: 'TU', day: null, month: null, pos: 2 }
  const now = ['--now', '2026-03-01T12:00:00Z']

  test('the dates, the rule in words and as RFC 5545', async () => {
    const { stdout, code } = await absenceEngine(['occurrences', JSON.stringify(body), ...now, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      occurrences: ['2026-03-10', '2026-04-14', '2026-05-12'], text: 'every second Tuesday of the month, 3 times, from 3 March 2026',
    })
    expect(JSON.parse(stdout)).toHaveProperty('rrule', expect.stringContaining('FREQ=MONTHLY'))
  })

  test('a rejection is an answer; an array is answered as an array', async () => {
    const far = { ...body, count: 20 }
    const { stdout, code } = await absenceEngine(['occurrences', '-', ...now, '--json'], { input: JSON.stringify([body, far]) })
    expect(code).toBe(0)
    const answers = JSON.parse(stdout) as { rejection?: unknown }[]
    expect(answers[0]).not.toHaveProperty('rejection')
    // 1 March 2026 + 365 days is 1 March 2027; the next second Tuesday is 9 March.
    expect(answers[1]?.rejection).toMatchObject({ code: 'RECURRENCE_WINDOW_EXCEEDED', date: '2027-03-09' })
    const clash = await absenceEngine(['occurrences', JSON.stringify({ ...body, day: 3 }), ...now])
    expect(clash.stdout).toMatch(/\[RECURRENCE_RULE_INVALID\]\n {2}weekDays: expected null beside day/)
    const text = await absenceEngine(['occurrences', JSON.stringify(far), ...now])
    expect(text.stdout).toBe('Rejected: The series reaches more than 365 days into the future (2027-03-09) [RECURRENCE_WINDOW_EXCEEDED]\n')
  })

  test('a body that cannot be read is refused with every fault', async () => {
    const { code, stdout } = await absenceEngine(['occurrences', JSON.stringify([body, { ...body, interval: 0, from: 'soon' }]), '--json'])
    expect(code).toBe(1)
    const { error } = JSON.parse(stdout) as { error: { issues: { path: string }[] } }
    expect(error.issues.map(({ path }) => path)).toEqual(['[1].interval', '[1].from'])
  })
})

describe('check: the duration of a request', () => {
  const request = {
    memberId: SOFIE, leaveTypeId: '00000000-0000-4000-8000-000000000301', start: '2026-12-30', end: '2027-01-04', startAt: 'morning', endAt: 'end_of_day',
  }

  test('one request, by fiscal year and by day', async () => {
    const { stdout, code } = await absenceEngine(['check', COMPANY, '--request', JSON.stringify(request), '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      duration: {
        // Wednesday, the morning of the 31st; New Year's Day and the weekend are free; Monday.
        workdayDays: 2.5, workdayMinutes: 1200, outsideOfSchedule: false,
        perYear: [{ fiscalYear: 2026, days: 1.5, minutes: 720 }, { fiscalYear: 2027, days: 1, minutes: 480 }],
        perDay: [
          { date: '2026-12-30', days: 1, minutes: 480, outsideOfSchedule: false, holiday: null },
          { date: '2026-12-31', days: 0.5, minutes: 240, outsideOfSchedule: false, holiday: 'afternoon' },
          { date: '2027-01-01', days: 0, minutes: 0, outsideOfSchedule: false, holiday: 'full_day' },
          { date: '2027-01-02', days: 0, minutes: 0, outsideOfSchedule: true, holiday: null },
          { date: '2027-01-03', days: 0, minutes: 0, outsideOfSchedule: true, holiday: null },
          { date: '2027-01-04', days: 1, minutes: 480, outsideOfSchedule: false, holiday: null },
        ],
      },
    })
  })

  test('an array, for people', async () => {
    const { stdout, code } = await absenceEngine(['check', COMPANY, '--request', JSON.stringify([request, { ...request, startAt: 'afternoon' }])])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Can[^]*\nCosts 2\.50 days \(20:00 hours\)\n[^]*\n\nCan[^]*\nCosts 2\.00 days /)
  })

  test('who asks must be in the file', async () => {
    const asked = await absenceEngine(['check', COMPANY, '--request', JSON.stringify(request), '--as', SOFIE, '--now', '2026-03-01T00:00:00Z'])
    expect(asked.code).toBe(0)
    const { code, stderr } = await absenceEngine(['check', COMPANY, '--request', JSON.stringify(request), '--as', 'nobody'])
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'Invalid input data:\n  --as: expected the id of a member in the file, got "nobody"\n' })
  })

  test('faults of the request', async () => {
    const { code, stdout } = await absenceEngine(['check', COMPANY, '--json', '--request', JSON.stringify({ ...request, memberId: 'x', start: 7, endAt: 'noon' })])
    expect(code).toBe(1)
    const { error } = JSON.parse(stdout) as { error: { issues: { path: string }[] } }
    expect(error.issues.map(({ path }) => path)).toEqual(['memberId', 'start', 'endAt'])
  })
})
