import type { OutboxEvent } from '../../records'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'

/** The events of later numbers have earlier ids, so that an order by id is found out. */
export const contractEvent = (n: number): OutboxEvent => ({
  id: recordId('outboxEvent', 1000 - n), type: 'user_updated', payload: { n, changed: ['name'] }, createdAt: recordedAt, deliveredAt: null,
})
