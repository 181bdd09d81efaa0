/**
 * Events of a company that is held in memory, delivered to a server on this machine that fails twice: sent again by setting, then by
 * hand. Prints what the server got and what the log says. In a clone: npx tsx docs/examples/webhooks.ts
 *
 * Outside the clone the modules are absence-engine, absence-engine/memory, absence-engine/node, absence-engine/snapshot and
 * absence-engine/services.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openMemory } from '../../src/adapters/memory/index'
import { hmacSigner, nodeWebhookSender } from '../../src/adapters/node/index'
import { parseSnapshot } from '../../src/adapters/snapshot/index'
import type { DeliveryPorts, Id, Ports, Result, SingleRequestPayload } from '../../src/index'
import {
  approveRequest, createRequest, createWebhookSubscription, deliverPending, listDeliveries, retryDelivery, updateMember,
} from '../../src/services/index'

/** The value of an answer that is not expected to be a refusal. */
function answered<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

const company = answered(parseSnapshot(readFileSync(join(import.meta.dirname, 'company.json'), 'utf8')))

// A service draws random bytes for each receiver, tells them once and stores them like a password.
const key = Buffer.from('thirty-two bytes that nobody has')
const timeLimitSeconds = 2

// A service passes `systemClock` and `randomId`, and leaves both policies false; these make the same output every time.
let [lastId, minute] = [900_000_000_000, 0]
const clock = (): string => new Date(Date.UTC(2026, 5, 30, 9, minute)).toISOString()
const ports: Ports & DeliveryPorts = {
  unitOfWork: openMemory(company).unitOfWork,
  clock,
  ids: () => `00000000-0000-4000-8000-${++lastId}`,
  sendWebhook: nodeWebhookSender({ timeLimitSeconds, allowPrivateAddresses: true }),
  signWebhook: hmacSigner(() => `whsec_${key.toString('base64')}`),
  webhookUrls: { allowHttp: true, allowPrivateAddresses: true },
}

/** What the receiver does first: a message that is not signed with its secret is not from us. */
function isGenuine({ headers }: IncomingMessage, body: string): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name]))
  const [version, signature = ''] = signatures!.split(',')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const sent = Buffer.from(signature, 'base64')
  return version === 'v1' && sent.length === expected.length && timingSafeEqual(sent, expected)
}

/** What /requests does with its first messages; it takes all later ones, and /users takes every one. */
const troubles = ['500', 'silence']
const arrived: string[] = []

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString()
    const { event_type: type } = JSON.parse(body) as { event_type: string }
    const trouble = request.url === '/requests' ? troubles.shift() : undefined
    const id = String(request.headers['webhook-id']).slice(-3)
    const outcome = `${isGenuine(request, body) ? 'genuine' : 'forged'}, ${trouble ?? 'taken'}`
    arrived.push(`${String(request.url).padEnd(9)} id ${id}  ${type.padEnd(22)} ${outcome}`)
    if (trouble !== 'silence') response.writeHead(trouble === undefined ? 204 : 500).end()
  })
})

/** Prints what the server got since the last time. The two paths are served side by side. */
function showArrived(): void {
  for (const path of ['/requests', '/users']) for (const line of arrived.filter((one) => one.startsWith(path))) console.log(`  ${line}`)
  arrived.length = 0
}

async function deliver(): Promise<void> {
  const { handedOver, sent, failed } = answered(await deliverPending(ports, clock(), { retryAfterSeconds: [60] }))
  console.log(`${clock().slice(11, 16)}  ${handedOver} events handed over, ${sent} sent, ${failed} failed`)
  showArrived()
}

const member = (name: string): Id => company.members.find((one) => one.name === name)!.id
const [johanna, sofie] = [member('Johanna Brandt'), member('Sofie Lund')]
const annualLeave = company.leaveTypes.find(({ name }) => name === 'Annual leave')!
const longWeekend: SingleRequestPayload = {
  leaveTypeId: annualLeave.id, requesterMemberId: sofie, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
  adminApprovalOption: null, start: '2026-09-10', end: '2026-09-15', startAt: 'afternoon', endAt: 'end_of_day',
}

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const requests = answered(await createWebhookSubscription(ports, johanna, { url: `${origin}/requests`, events: 'all_requests' }))
answered(await createWebhookSubscription(ports, johanna, { url: `${origin}/users`, events: 'all_users', payloadVersion: 'v2' }))

const requestId = answered(await createRequest(ports, sofie, longWeekend))
answered(await updateMember(ports, johanna, sofie, { email: 'sofie@example.com' }))
answered(await approveRequest(ports, johanna, requestId))

// The approval waits behind the creation, which comes to its retry after a minute, and is given up then.
for (; minute <= 1; minute++) await deliver()

const log = answered(await listDeliveries(ports, johanna, { subscriptionId: requests.id }))
const failed = log.find(({ attempts }) => attempts.every(({ ok }) => !ok))!
const { attempts } = answered(await retryDelivery(ports, johanna, failed.id))
console.log(`${clock().slice(11, 16)}  sent again by hand: ${attempts.at(-1)!.ok ? 'arrived' : 'failed'}`)
showArrived()

console.log('The log, newest first')
for (const { eventType, attempts, outboxEventId } of answered(await listDeliveries(ports, johanna))) {
  const outcomes = attempts.map(({ at, status, error }) => `${at.slice(11, 16)} ${error ?? status}`)
  console.log(`  id ${outboxEventId.slice(-3)}  ${eventType.padEnd(22)} ${outcomes.join(', ')}`)
}

server.close()
server.closeAllConnections()
