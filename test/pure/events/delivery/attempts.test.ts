/** What an attempt comes to, and what comes after it (decision 56). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterAttempt } from '../../../../src/events/delivery/afterAttempt'
import { attemptOf } from '../../../../src/events/delivery/attemptOf'
import { checkSettings } from '../../../../src/events/delivery/deliverySettings'
import { errorText } from '../../../../src/events/delivery/errorText'
import { heldDelivery } from '../../../../src/events/delivery/heldDelivery'
import { retryObstacle } from '../../../../src/events/delivery/retryObstacle'
import type { Delivery, DeliveryAttempt } from '../../../../src/records'
import { at, delivery, subscription } from '../../services/webhooks/given'

const sub = subscription('shop')
const attempt = (seconds: number, status: number | null): DeliveryAttempt => attemptOf({ status, error: null }, at(seconds))

describe('D56: an attempt', () => {
  test.each([[199, false], [200, true], [204, true], [299, true], [300, false], [301, false], [404, false], [500, false], [null, false]])(
    'that is answered with %s: arrived %s', (status, ok) => {
      expect(attempt(5, status)).toEqual({ at: at(5), ok, status, error: null })
    })

  test('keeps 200 characters of an error, and none by half', () => {
    expect(attemptOf({ status: null, error: 'x'.repeat(200) }, at(0)).error).toBe('x'.repeat(200))
    expect(attemptOf({ status: 500, error: `${'x'.repeat(199)}😀y` }, at(0)).error).toBe(`${'x'.repeat(199)}😀`)
  })

  test('that throws: the message of an error, nothing of anything else', () => {
    expect(errorText(new TypeError('socket hang up'))).toBe('socket hang up')
    expect(errorText('{"email":"ada@example.com"}')).toBe('failed without an error')
    expect(errorText({ body: 'secret' })).toBe('failed without an error')
  })
})

describe('D56: after an attempt', () => {
  const held = heldDelivery(sub, delivery('shop', 'news'), at(10))

  test('a delivery that was taken is held for 300 seconds', () => {
    expect(held).toEqual({ subscription: sub, at: at(10), delivery: delivery('shop', 'news', { nextAttemptAt: at(310) }) })
  })

  test('that arrived: done', () => {
    expect(afterAttempt(held.delivery, held, attempt(10, 204), { retryAfterSeconds: [60] }))
      .toEqual({ ...held.delivery, attempts: [attempt(10, 204)], nextAttemptAt: null })
  })

  test('that failed: given up by default', () => {
    expect(afterAttempt(held.delivery, held, attempt(10, 500), { retryAfterSeconds: [] }))
      .toEqual({ ...held.delivery, attempts: [attempt(10, 500)], nextAttemptAt: null })
  })

  test.each([[0, at(15)], [1, at(40)], [2, null]])('that failed after %i others: sent again at %s, then given up', (earlier, next) => {
    const stored = { ...held.delivery, attempts: Array.from({ length: earlier }, (_, n) => attempt(n, 500)) }
    const after = afterAttempt(stored, held, attempt(10, null), { retryAfterSeconds: [5, 30] })
    expect(after.nextAttemptAt).toBe(next)
    expect(after.attempts).toEqual([...stored.attempts, attempt(10, null)])
  })

  describe('of a run whose hold has run out, and that another has taken up', () => {
    const taken: Delivery = { ...held.delivery, nextAttemptAt: at(700) }

    test('a failure leaves the hold to the other', () => {
      expect(afterAttempt(taken, held, attempt(10, 500), { retryAfterSeconds: [5] })).toEqual({ ...taken, attempts: [attempt(10, 500)] })
    })

    test('an arrival ends it', () => {
      expect(afterAttempt(taken, held, attempt(10, 200), { retryAfterSeconds: [5] }).nextAttemptAt).toBeNull()
    })

    test('a failure after the arrival of the other is logged, nothing more', () => {
      const arrived = { ...taken, attempts: [attempt(400, 200)], nextAttemptAt: null }
      expect(afterAttempt(arrived, held, attempt(10, 500), { retryAfterSeconds: [5, 5] }))
        .toEqual({ ...arrived, attempts: [attempt(400, 200), attempt(10, 500)] })
    })

    test('a failure of the other, whose hold it is, is no retry when this one arrived', () => {
      const arrived = { ...held.delivery, attempts: [attempt(10, 200)] }
      expect(afterAttempt(arrived, held, attempt(10, 500), { retryAfterSeconds: [5, 5] }).nextAttemptAt).toBeNull()
    })
  })
})

describe('settings', () => {
  test('D56: waits are whole numbers of seconds up to a year', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 31_536_000 })), (retryAfterSeconds) => checkSettings({ retryAfterSeconds })))
    expect(() => checkSettings({ retryAfterSeconds: [] })).not.toThrow()
  })

  test.each([-1, 0.5, NaN, Infinity, 31_536_001])('refuse %d', (seconds) => {
    const message = `expected retryAfterSeconds to be whole numbers from 0 to 31536000, got ${seconds}`
    expect(() => checkSettings({ retryAfterSeconds: [60, seconds] })).toThrow(new RangeError(message))
  })
})

describe('spec: Events, Retry', () => {
  const failed = delivery('shop', 'news', { attempts: [attempt(0, 500)], nextAttemptAt: null })

  test('a failed delivery can be sent again', () => {
    expect(retryObstacle(failed, sub)).toBeNull()
  })

  test.each([
    ['has arrived', { ...failed, attempts: [attempt(0, 500), attempt(60, 200)] }, sub, 'The delivery has arrived'],
    ['has arrived, and failed once more', { ...failed, attempts: [attempt(60, 200), attempt(0, 500)] }, sub, 'The delivery has arrived'],
    ['waits for its retry, or is held', { ...failed, nextAttemptAt: at(0) }, sub, 'The delivery is still to be sent'],
    ['is of a deleted subscription', failed, { ...sub, deletedAt: at(0) }, 'The subscription is deleted'],
    ['waits for a deleted subscription', { ...failed, nextAttemptAt: at(0) }, { ...sub, deletedAt: at(0) }, 'The subscription is deleted'],
    ['could not be built', { ...failed, payload: {} }, sub, 'The delivery has no payload: its event could not be read'],
  ])('not one that %s', (_, of, to, message) => {
    expect(retryObstacle(of, to)).toMatchObject({ code: 'CONFLICT', issues: [{ message }] })
  })
})
