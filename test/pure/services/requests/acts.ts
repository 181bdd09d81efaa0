/** Every use case of requests, each with a workspace and a caller with whom it succeeds. */
import type { Id, Ports, Result, WorkspaceSnapshot } from '../../../../src/index'
import {
  approveRepresentative, approveRequest, cancelRequest, createRecurringRequest, createRequest, declineRepresentative, declineRequest,
  previewRecurring, previewSingle, replaceRepresentative,
} from '../../../../src/services'
import { series, single } from '../../preview/given'
import { ada, boss, company, id, mondays, pending, rex, rio } from './given'

export interface Act {
  readonly name: string
  readonly kind: 'preview' | 'create' | 'change'
  readonly snapshot: WorkspaceSnapshot
  /** Who may. */
  readonly callerId: Id
  readonly run: (ports: Ports, callerId: Id, requestId?: Id) => Promise<Result<unknown>>
}

const asksForThree = single('2026-03-09', '2026-03-11')

const waitingRequest = pending('2026-03-09')
const one = company({ requests: [waitingRequest] })
const three = mondays('2026-03-09', '2026-03-16', '2026-03-23')
const whole = company({ requests: three })

const creations: Act[] = [
  { name: 'previewSingle', kind: 'preview', snapshot: company(), callerId: ada.id, run: (ports, by) => previewSingle(ports, by, asksForThree) },
  { name: 'previewRecurring', kind: 'preview', snapshot: company(), callerId: ada.id, run: (ports, by) => previewRecurring(ports, by, series()) },
  { name: 'createRequest', kind: 'create', snapshot: company(), callerId: ada.id, run: (ports, by) => createRequest(ports, by, asksForThree) },
  { name: 'createRecurringRequest', kind: 'create', snapshot: company(), callerId: ada.id, run: (ports, by) => createRecurringRequest(ports, by, series()) },
]

const change = (name: string, callerId: Id, run: (ports: Ports, by: Id, requestId: Id) => Promise<Result<unknown>>, snapshot = one): Act =>
  ({ name, kind: 'change', snapshot, callerId, run: (ports, by, requestId = waitingRequest.id) => run(ports, by, requestId) })

export const acts: readonly Act[] = [
  ...creations,
  change('approveRequest', boss.id, approveRequest),
  change('declineRequest', boss.id, (ports, by, of) => declineRequest(ports, by, of, 'too many')),
  change('cancelRequest this', ada.id, (ports, by, of) => cancelRequest(ports, by, of, { scope: 'this', reason: 'off' }), whole),
  change('cancelRequest upcoming', ada.id, (ports, by, of) => cancelRequest(ports, by, of, { scope: 'upcoming', reason: 'off' }), whole),
  change('cancelRequest all', ada.id, (ports, by, of) => cancelRequest(ports, by, of, { scope: 'all', reason: 'off' }), whole),
  change('approveRepresentative', rex.id, approveRepresentative),
  change('declineRepresentative', rex.id, (ports, by, of) => declineRepresentative(ports, by, of, 'away myself')),
  change('replaceRepresentative', ada.id, (ports, by, of) => replaceRepresentative(ports, by, of, rio.id)),
]

export const actsOf = (...kinds: readonly Act['kind'][]): Act[] => acts.filter(({ kind }) => kinds.includes(kind))

export const unknownId = id('unknown')
