import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openMemory } from '../../src/adapters/memory/index'
import { parseSnapshot } from '../../src/adapters/snapshot/index'
import type { Id, Ports, RecurringRequestPayload, Result, SingleRequestPayload, WorkspaceSnapshot } from '../../src/index'
import * as services from '../../src/services/index'
import { pages } from './docs/snippet'
import { root, run } from './run'

describe('docs/examples/embed.ts', () => {
  // Sofie has 15.77 days (README). The afternoon of Thursday, 10 September, Friday, Monday and Tuesday are 3.5: 12.27 are left.
  test('walks an absence from its preview to its cancellation', async () => {
    expect(await run(process.execPath, ['--import', 'tsx', 'docs/examples/embed.ts'])).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'Sofie Lund, annual leave of 2026: 15.77 days remain',
        'previewSingle by Sofie: can be created, costs 3.5 days',
        '  allowance  15.77 days remain',
        'createRequest by Sofie: done',
        '  request    PENDING',
        '  outbox     request_created, deducted 3.5, allowanceDelta 3.5',
        '  allowance  12.27 days remain',
        'approveRequest by Murat: refused, FORBIDDEN',
        '  allowance  12.27 days remain',
        'approveRequest by Johanna: done',
        '  request    APPROVED',
        '  outbox     request_status_changed, deducted 3.5, allowanceDelta 3.5',
        '  allowance  12.27 days remain',
        'cancelRequest by Sofie: done',
        '  request    CANCELED',
        '  outbox     request_status_changed, deducted 3.5, allowanceDelta -3.5',
        '  allowance  15.77 days remain',
        '',
      ].join('\n'),
    })
  })
})

const page = pages.find(({ name }) => name === 'docs/guides/embedding.md')!.text

/** The cells of the table below a header that begins with this word, without the header. */
function table(firstHeader: string): string[][] {
  const lines = page.split('\n')
  const first = lines.findIndex((line) => line.startsWith(`| ${firstHeader} |`)) + 2
  const rows = lines.slice(first)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(0, end).map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()))
}

const namesIn = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

function company(): WorkspaceSnapshot {
  const read = parseSnapshot(readFileSync(join(root, 'docs/examples/company.json'), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  const members = read.value.members.map((member) => (member.name === 'Lena Petersen' ? { ...member, customId: 'L-3' } : member))
  return { ...read.value, members }
}

function opened(): { ports: Ports; save: () => WorkspaceSnapshot } {
  const { unitOfWork, save } = openMemory(company())
  return { ports: { unitOfWork, clock: () => '2026-06-30T09:00:00.000Z', ids: randomUUID }, save }
}

describe('the stores of the guide', () => {
  test('are those of a unit of work, each with all its queries', async () => {
    const queries = await opened().ports.unitOfWork.read((stores) => {
      const value = Object.entries(stores).map(([name, store]) => [name, Object.keys(store as object).sort()])
      return Promise.resolve({ ok: true, value })
    })
    const told = table('store').map(([name = '', cell = '']) => [namesIn(name)[0], namesIn(cell).sort()])
    expect(queries).toEqual({ ok: true, value: told })
  })
})

/** Ids of what a use case is asked about. */
interface Subject {
  readonly member: Id
  readonly customId: string
  readonly request: Id
  readonly leaveType: Id
}

const [johanna, lena, tomasz] = ['201', '203', '204'].map((end) => `00000000-0000-4000-8000-000000000${end}`) as [Id, Id, Id]

/** Lena's week in December, which waits for her managers. */
const known: Subject = {
  member: lena, customId: 'L-3', request: '00000000-0000-4000-8000-000000090306', leaveType: '00000000-0000-4000-8000-000000000301',
}

const unknown: Subject = { member: randomUUID(), customId: 'nobody', request: randomUUID(), leaveType: randomUUID() }

const bodyOf = ({ leaveType, member }: Subject) => ({
  leaveTypeId: leaveType, requesterMemberId: member, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
  adminApprovalOption: null,
})

const single = (subject: Subject): SingleRequestPayload =>
  ({ ...bodyOf(subject), start: '2026-09-07', end: '2026-09-11', startAt: 'morning', endAt: 'end_of_day' })

const series = (subject: Subject): RecurringRequestPayload => ({
  ...bodyOf(subject), repeat: 'weekly', interval: 1, from: '2026-09-07', until: null, count: 2, startTime: null, endTime: null,
  halfDay: 'full_day', weekDays: 'MO', day: null, month: null, pos: null, exDates: [],
})

const listed = ({ member }: Subject) =>
  ({ window: { start: 0, end: Date.UTC(2030, 0, 1) }, status: null, memberIds: [member], departmentIds: null })

const message = { internalReplyMessage: 'Away', externalReplyMessage: 'Away', externalAudience: 'all' } as const

const calls: Record<keyof typeof services, (ports: Ports, callerId: Id, subject: Subject) => Promise<Result<unknown>>> = {
  approveRepresentative: (ports, caller, { request }) => services.approveRepresentative(ports, caller, request),
  approveRequest: (ports, caller, { request }) => services.approveRequest(ports, caller, request),
  cancelRequest: (ports, caller, { request }) => services.cancelRequest(ports, caller, request, { scope: 'this', reason: 'Off' }),
  changeMemberStatus: (ports, caller, { member }) => services.changeMemberStatus(ports, caller, member, 'INACTIVE'),
  configureMemberAllowanceType: (ports, caller, { member }) =>
    services.configureMemberAllowanceType(ports, caller, member, { allowanceTypeId: member, default: true, disabled: false }),
  createRecurringRequest: (ports, caller, subject) => services.createRecurringRequest(ports, caller, series(subject)),
  createRequest: (ports, caller, subject) => services.createRequest(ports, caller, single(subject)),
  declineRepresentative: (ports, caller, { request }) => services.declineRepresentative(ports, caller, request, 'Away'),
  declineRequest: (ports, caller, { request }) => services.declineRequest(ports, caller, request, 'No'),
  getMember: (ports, caller, { member }) => services.getMember(ports, caller, member),
  getMemberByCustomId: (ports, caller, { customId }) => services.getMemberByCustomId(ports, caller, customId),
  getRequest: (ports, caller, { request }) => services.getRequest(ports, caller, request),
  listAbsencesPerDay: (ports, caller, subject) => services.listAbsencesPerDay(ports, caller, listed(subject)),
  listRequests: (ports, caller, subject) => services.listRequests(ports, caller, listed(subject)),
  listRequestsPerDay: (ports, caller, subject) => services.listRequestsPerDay(ports, caller, listed(subject)),
  previewRecurring: (ports, caller, subject) => services.previewRecurring(ports, caller, series(subject)),
  previewSingle: (ports, caller, subject) => services.previewSingle(ports, caller, single(subject)),
  replaceRepresentative: (ports, caller, { request }) => services.replaceRepresentative(ports, caller, request, tomasz),
  restoreLeaveType: (ports, caller, { leaveType }) => services.restoreLeaveType(ports, caller, leaveType),
  saveOutOfOffice: (ports, caller, { member, leaveType }) => services.saveOutOfOffice(ports, caller, member, leaveType, message),
  updateMember: (ports, caller, { member }) => services.updateMember(ports, caller, member, { name: 'Lena' }),
}

/** What the guide says that an unknown id comes to, by use case. */
const unknownIdIs = table('use case').flatMap(([cell = '', , answer = '']) =>
  namesIn(cell).map((name) => [name, answer.replaceAll('`', '')] as const))

/** An answer, in the words of the guide. */
function inWords(answer: Result<unknown>): string {
  if (!answer.ok) return answer.failure.code
  return Array.isArray(answer.value) && answer.value.length === 0 ? 'names nobody' : String(answer.value)
}

describe('the refusals of the guide', () => {
  const names = Object.keys(services) as (keyof typeof services)[]

  test('are told of every use case', () => {
    expect(unknownIdIs.map(([name]) => name).sort()).toEqual([...names].sort())
  })

  test.each(names)('%s: UNAUTHORIZED to nobody, FORBIDDEN to a stranger, and an unknown id; each writes nothing', async (name) => {
    const { ports, save } = opened()
    const before = save()
    expect(inWords(await calls[name](ports, randomUUID(), known))).toBe('UNAUTHORIZED')
    expect(inWords(await calls[name](ports, tomasz, known))).toBe('FORBIDDEN')
    expect(inWords(await calls[name](ports, johanna, unknown))).toBe(new Map(unknownIdIs).get(name))
    expect(save()).toEqual(before)
  })
})
