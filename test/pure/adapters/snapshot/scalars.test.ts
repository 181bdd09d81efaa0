import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, changed, faultsOf, id, snapshotOf } from './workspaceFile'

const createdAt = 'members[0].createdAt'

test.each([
  ['2026-03-29T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T01:30:00Z', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T01:30Z', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T01:30:00.5Z', '2026-03-29T01:30:00.500Z'],
  ['2026-03-29T01:30:00,123456Z', '2026-03-29T01:30:00.123Z'],
  ['2026-03-29T01:30:00+02:00', '2026-03-28T23:30:00.000Z'],
  ['2026-12-31T20:00:00.001-05:30', '2027-01-01T01:30:00.001Z'],
  ['2026-03-29T01:30:00+0200', '2026-03-28T23:30:00.000Z'],
  ['2026-03-29T01:30:00-02', '2026-03-29T03:30:00.000Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ['0001-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('the instant %s', (text, normal) => {
  expect(at(snapshotOf(changed({ [createdAt]: text })), createdAt)).toBe(normal)
})

test.each([
  '2026-03-29', '2026-03-29T01:30:00', '2026-03-29 01:30:00Z', '2025-02-29T00:00:00Z', '2025-02-29T00:00:00.000Z', '2026-03-29T25:00:00Z',
  '2026-03-29T24:00:00.001Z', '2026-03-29T01:60:00Z', '2026-03-29T01:30:60.000Z', '2026-03-29T01:30:00+24:00', '0000-12-31T00:00:00.000Z',
  '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00', '+012026-03-29T01:30:00Z', '20260329T013000Z', 'now', '',
  '2026-03-29T01:30:00.000Z\n',
])('%j is no instant', (text) => {
  expect(faultsOf(changed({ [createdAt]: text }))).toHaveLength(1)
})

test('an instant is the same point in time after reading', () => {
  const instants = fc.date({ min: new Date('0002-01-01T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true })
  fc.assert(fc.property(instants, fc.integer({ min: -1439, max: 1439 }), (instant, offset) => {
    const wall = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, -1)
    const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => `${part}`.padStart(2, '0'))
    const text = `${wall}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
    expect(at(snapshotOf(changed({ [createdAt]: text })), createdAt)).toBe(instant.toISOString())
  }), { numRuns: 200 })
})

const amount = 'adjustments[0].amount'

test('an amount of up to six decimals is read as it is', () => {
  fc.assert(fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), fc.integer({ min: 0, max: 6 }), (digits, decimals) => {
    const value = Number(`${digits}e-${decimals}`)
    expect(at(snapshotOf(changed({ [amount]: value })), amount)).toBe(value)
  }), { numRuns: 300 })
})

test('an amount of more decimals is refused', () => {
  fc.assert(fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), fc.integer({ min: 7, max: 12 }), (digits, decimals) => {
    const value = Number(`${digits * 10 + 1}e-${decimals}`)
    expect(faultsOf(changed({ [amount]: value }))).toEqual([`${amount}: expected a number with at most 6 decimals, got ${value}`])
  }), { numRuns: 300 })
})

test.each([0.1 + 0.2, 1 / 3, 5e-324, 0.0000001])('%d has too many decimals', (value) => {
  expect(faultsOf(changed({ [amount]: value }))).toHaveLength(1)
})

test.each([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 0.000001, -0.000001, 123456789.123456, 8_000_000_000.000001])('%d is an amount', (value) => {
  expect(at(snapshotOf(changed({ [amount]: value })), amount)).toBe(value)
})

test('minus zero is zero', () => {
  const snapshot = snapshotOf(changed({ [amount]: -0, 'allowanceTypes[0].position': -0, 'members[0].approverConfig.identityProviderSyncLevel': -0 }))
  expect(at(snapshot, amount)).toBe(0)
  expect(at(snapshot, 'allowanceTypes[0].position')).toBe(0)
  expect(at(snapshot, 'members[0].approverConfig.identityProviderSyncLevel')).toBe(0)
})

test('ids of any version, variant and case are kept as they are', () => {
  for (const text of [id(150).toUpperCase(), 'ffffffff-ffff-ffff-ffff-ffffffffffff', '00000000-0000-0000-0000-000000000000', 'AbCdEf01-2345-f789-0abc-DEF012345678']) {
    expect(at(snapshotOf(changed({ 'apiKeys[0].id': text })), 'apiKeys[0].id')).toBe(text)
  }
})

test.each(['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('the time zone %s', (zone) => {
  const file = changed({ 'workspace.timeZone': zone, 'members[0].timeZone': zone, 'members[1].timeZone': zone })
  expect(at(snapshotOf(file), 'workspace.timeZone')).toBe(zone)
  expect(at(snapshotOf(file), 'members[1].timeZone')).toBe(zone)
})

test.each(['Europe/Atlantis', 'Z', '5', 'GMT+25', 'Europe/Berlin ', '-05:00'])('%j is no time zone', (zone) => {
  expect(faultsOf(changed({ 'workspace.timeZone': zone, 'members[0].timeZone': zone, 'members[1].timeZone': zone }))).toHaveLength(3)
})

test('the end of a slot may be the end of the day', () => {
  expect(faultsOf(changed({ 'members[0].schedules[0].days.friday.pm.end': '24:00' }))).toEqual([])
})
