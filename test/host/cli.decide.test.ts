import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { absenceEngine } from './run'

const COMPANY = 'docs/examples/company.json'
const NOW = ['--now', '2026-06-30T09:00:00Z']
const [JOHANNA, MURAT, LENA, KARIM, SOFIE] = ['201', '202', '203', '206', '205'].map((end) => `00000000-0000-4000-8000-000000000${end}`) as
  [string, string, string, string, string]
const requestOf = (end: string): string => `00000000-0000-4000-8000-0000000${end}`

/** Nadia's, waiting for Lena as representative; Nadia's, waiting for Murat, then Johanna; Ben's, waiting for Johanna or Sofie. */
const [SEPTEMBER, NOVEMBER, OCTOBER] = [requestOf('91102'), requestOf('91103'), requestOf('91201')]
/** Lena's, approved, in August. */
const AUGUST = requestOf('90305')

const decide = (request: string, event: string, as: string, ...args: string[]): ReturnType<typeof absenceEngine> =>
  absenceEngine(['decide', COMPANY, '--request', request, '--event', event, '--as', as, ...NOW, ...args])

interface Decision {
  readonly request: {
    readonly status: string
    readonly updatedAt: string
    readonly cancelReason: string | null
    readonly approvers: { readonly status: string }[]
    readonly representativeApprovers: { readonly status: string; readonly reason: string | null }[]
  }
  readonly effects: { readonly kind: string }[]
}

async function decided(...args: Parameters<typeof decide>): Promise<Decision> {
  const { code, stdout, stderr } = await decide(...args, '--json')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Decision
}

async function refused(...args: Parameters<typeof decide>): Promise<unknown> {
  const { code, stdout, stderr } = await decide(...args, '--json')
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  return (JSON.parse(stdout) as { error: unknown }).error
}

describe('decide: the request and the effects', () => {
  test('D42: the first of two approvers in line', async () => {
    const { request, effects } = await decided(NOVEMBER, 'approve', MURAT)
    expect(request).toMatchObject({ id: NOVEMBER, status: 'PENDING', updatedAt: '2026-06-30T09:00:00.000Z' })
    expect(request.approvers.map(({ status }) => status)).toEqual(['APPROVED', 'PENDING'])
    expect(effects).toEqual([{
      kind: 'approver_status_changed', requestId: NOVEMBER, approverId: '00000000-0000-4000-8000-000000911031',
      memberId: MURAT, from: 'PENDING', to: 'APPROVED',
    }])
  })

  test('D42, D44: one of two is enough in parallel, the other entry is closed', async () => {
    const { request, effects } = await decided(OCTOBER, 'approve', SOFIE)
    expect(request.status).toBe('APPROVED')
    expect(request.approvers.map(({ status }) => status)).toEqual(['APPROVED_BY_ANOTHER_MANAGER', 'APPROVED'])
    expect(effects.map(({ kind }) => kind)).toEqual(['approver_status_changed', 'approver_status_changed', 'status_changed', 'event'])
  })

  test('D43: a representative agrees, or ends it with a reason', async () => {
    expect((await decided(SEPTEMBER, 'approve_representative', LENA)).request).toMatchObject({ status: 'PENDING', representativeApprovers: [{ status: 'APPROVED' }] })
    const { request, effects } = await decided(SEPTEMBER, 'decline_representative', LENA, '--reason', 'Away myself')
    expect(request).toMatchObject({ status: 'DECLINED', declineReason: 'Away myself', representativeApprovers: [{ status: 'DECLINED', reason: 'Away myself' }] })
    expect(effects.find(({ kind }) => kind === 'allowance_changed')).toMatchObject({ deducted: 5, allowanceDelta: -5 })
  })

  test('D46: the member cancels in time', async () => {
    expect((await decided(AUGUST, 'cancel', LENA, '--reason', 'Moved')).request).toMatchObject({ status: 'CANCELED', cancelReason: 'Moved', canceledByMemberId: LENA })
  })

  test('the file stays as it is', async () => {
    const before = readFileSync(COMPANY)
    await decided(OCTOBER, 'decline', JOHANNA, '--reason', 'No')
    expect(readFileSync(COMPANY).equals(before)).toBe(true)
  })
})

describe('decide: what is refused', () => {
  test('no right: FORBIDDEN', async () => {
    expect(await refused(NOVEMBER, 'approve', LENA)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refused(NOVEMBER, 'cancel', KARIM, '--reason', 'No')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refused(SEPTEMBER, 'approve_representative', KARIM)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('not now: BAD_REQUEST', async () => {
    expect(await refused(AUGUST, 'approve', JOHANNA)).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'status' }] })
    expect(await refused(AUGUST, 'cancel', LENA)).toMatchObject({ issues: [{ path: 'reason', message: 'expected a reason, got null' }] })
    expect(await refused(OCTOBER, 'decline', SOFIE, '--reason', ' ')).toMatchObject({ issues: [{ path: 'reason' }] })
  })

  test('ids that the file does not hold, all at once', async () => {
    expect(await refused('x', 'approve', 'y')).toEqual({
      code: 'BAD_REQUEST',
      message: 'Invalid input data',
      issues: [
        { path: '--request', message: 'expected the id of a request in the file, got "x"' },
        { path: '--as', message: 'expected the id of a member in the file, got "y"' },
      ],
    })
  })

  test('wrong usage exits 2', async () => {
    for (const args of [
      ['--request', OCTOBER, '--event', 'replace_representative', '--as', JOHANNA], ['--request', OCTOBER, '--as', JOHANNA],
      ['--event', 'approve', '--as', JOHANNA], ['--request', OCTOBER, '--event', 'approve'],
    ]) {
      const { code, stderr } = await absenceEngine(['decide', COMPANY, ...args])
      expect({ code, told: stderr.startsWith('error: ') }).toEqual({ code: 2, told: true })
    }
  })
})

describe('decide: for people', () => {
  const text = async (...args: Parameters<typeof decide>): Promise<string> => (await decide(...args)).stdout

  test('who did what, and for whom it waits', async () => {
    expect(await text(NOVEMBER, 'approve', MURAT)).toBe(
      'Murat Aydin approves.\n'
      + 'The request of Nadia Rossi for Annual leave from 16 to 20 November 2026 is still PENDING.\n'
      + 'It waits for Johanna Brandt.\n',
    )
  })

  test('an admin who is not asked settles it in their own name', async () => {
    expect(await text(NOVEMBER, 'decline', JOHANNA, '--reason', 'Inventory')).toBe(
      'Murat Aydin need not decide any more.\n'
      + 'Johanna Brandt need not decide any more.\n'
      + 'The request of Nadia Rossi for Annual leave from 16 to 20 November 2026 is now DECLINED by Johanna Brandt.\n'
      + '5.00 days are returned to the allowance Annual leave.\n'
      + 'The event request_status_changed is due.\n',
    )
  })

  test('hours are hours, on the member\'s clock', async () => {
    // Karim's four hours on 17 July, 11:00 to 15:00 in UTC.
    expect(await text(requestOf('90616'), 'decline', MURAT, '--reason', 'Delivery')).toBe(
      'The request of Karim Haddad for Time off for overtime on 17 July 2026 from 13:00 to 17:00 is now DECLINED by Murat Aydin.\n'
      + '4:00 hours are returned to the allowance Overtime.\n'
      + 'The event request_status_changed is due.\n',
    )
  })
})
