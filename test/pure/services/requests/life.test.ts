/** A request from its preview to its end, through one store (spec: States, Events). */
import { expect, test } from 'vitest'
import {
  approveRepresentative, approveRequest, cancelRequest, createRecurringRequest, createRequest, previewRecurring, previewSingle,
} from '../../../../src/services'
import { openMemory } from '../../../../src/adapters/memory'
import { series, single, valueOf } from '../../preview/given'
import { ada, boss, companyOf, eventsOf, expectAnnounced, freshIds, outcome, portsOf, rex, told } from './given'

const demanding = companyOf({ representatives: { ...ada.representatives, requiredCount: 1, memberIds: [rex.id] } })

/** Ports whose clock stands at a minute of 2 March 2026; all share the store and its ids. */
function clockwork() {
  const { unitOfWork, save } = openMemory(demanding)
  const ids = freshIds()
  return { save, at: (minute: string) => ({ ...portsOf(unitOfWork, `2026-03-02T${minute}:00.000Z`), ids }) }
}

const figures = (year: number, remaining: number, taken: number) => expect.objectContaining({ year, remaining, taken }) as unknown

test('preview, create, represent, approve, cancel: every state with its figures, and the balance restored', async () => {
  const { save, at } = clockwork()
  const wish = single('2026-03-12', '2026-03-17', { startAt: 'afternoon' })

  const seen = valueOf(await previewSingle(at('09:00'), ada.id, wish))
  // Half a Thursday, a Friday, a Monday and a Tuesday.
  expect([seen.canCreate, seen.duration.workdayDays]).toEqual([true, 3.5])
  expect(save()).toEqual(demanding)

  const requestId = valueOf(await createRequest(at('09:01'), ada.id, wish))
  expectAnnounced(demanding, save(), '2026-03-02T09:01:00.000Z')
  expect(outcome(await approveRequest(at('09:02'), boss.id, requestId))).toBe('BAD_REQUEST approvers')

  let before = save()
  expect(outcome(await approveRepresentative(at('09:03'), rex.id, requestId))).toBe('ok')
  expectAnnounced(before, save(), '2026-03-02T09:03:00.000Z')

  before = save()
  expect(outcome(await approveRequest(at('09:04'), boss.id, requestId))).toBe('ok')
  expectAnnounced(before, save(), '2026-03-02T09:04:00.000Z')

  before = save()
  expect(outcome(await cancelRequest(at('09:05'), ada.id, requestId, { scope: 'this', reason: 'rain' }))).toBe('ok')
  expectAnnounced(before, save(), '2026-03-02T09:05:00.000Z')

  expect(told(save())).toEqual([
    'request_created 2026-03-12 PENDING: 3.5 of 3.5, 26.5 left',
    'request_status_changed 2026-03-12 APPROVED: 3.5 of 3.5, 26.5 left',
    'request_status_changed 2026-03-12 CANCELED: -3.5 of 3.5, 30 left',
  ])
  expect(eventsOf(save()).map(({ facts }) => facts.duration)).toEqual([5.5, 5.5, 5.5])
  expect(eventsOf(save()).at(-1)!.facts.allowances).toEqual([figures(2026, 30, 0), figures(2027, 60, 0)])
  expect(valueOf(await previewSingle(at('09:06'), ada.id, wish))).toEqual(seen)
})

test('a series, one of it canceled, one approved: four entries in the outbox, in the order of the changes', async () => {
  const { save, at } = clockwork()
  expect(valueOf(await previewRecurring(at('09:00'), ada.id, series({ count: 2 }))).canCreate).toBe(true)
  const { requestIds: [first, second] } = valueOf(await createRecurringRequest(at('09:01'), ada.id, series({ count: 2 })))
  expect(outcome(await approveRepresentative(at('09:02'), rex.id, first!))).toBe('ok')
  expect(outcome(await approveRequest(at('09:03'), boss.id, first!))).toBe('ok')
  expect(outcome(await cancelRequest(at('09:04'), ada.id, second!, { scope: 'this', reason: 'rain' }))).toBe('ok')
  expect(told(save())).toEqual([
    'request_created 2026-03-09 PENDING: 1 of 1, 28 left',
    'request_created 2026-03-16 PENDING: 1 of 1, 28 left',
    'request_status_changed 2026-03-09 APPROVED: 1 of 1, 28 left',
    'request_status_changed 2026-03-16 CANCELED: -1 of 1, 29 left',
  ])
  expect(save().outbox.map(({ createdAt }) => createdAt.slice(11, 16))).toEqual(['09:01', '09:01', '09:03', '09:04'])
  expect(outcome(await cancelRequest(at('09:05'), ada.id, first!, { scope: 'all', reason: 'rain' }))).toBe('ok')
  expect(told(save()).at(-1)).toBe('request_status_changed 2026-03-09 CANCELED: -1 of 1, 30 left')
})
