/** What is posted (spec: Events; decision 56). */
import { expect, test } from 'vitest'
import { deliveryMessage } from '../../../../src/events/delivery/deliveryMessage'
import { heldDelivery } from '../../../../src/events/delivery/heldDelivery'
import { delivery, id, subscription } from '../../services/webhooks/given'

test('the payload as JSON; the id of the event; the second of the attempt', () => {
  const held = heldDelivery(subscription('shop'), delivery('shop', 'news', { payload: { b: 'ä', a: [null] } }), '2026-03-02T09:00:00.999Z')
  // 2 March 2026, 9:00 UTC: 56 years with 14 leap days, 31 + 28 + 1 days, 9 hours.
  const timestamp = ((56 * 365 + 14 + 60) * 24 + 9) * 3600
  expect(deliveryMessage(held)).toEqual({
    id: id('news'), timestamp, body: '{"b":"ä","a":[null]}',
    headers: { 'content-type': 'application/json', 'webhook-id': id('news'), 'webhook-timestamp': String(timestamp) },
  })
})
