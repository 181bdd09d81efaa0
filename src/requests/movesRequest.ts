import { failure } from '../kernel/failure'
import type { Policy } from './policy'
import { requestTransitions } from './requestTransitions'
import type { RequestTrigger } from './transition'

/** Refuses events that the request's table has no row for in its state. */
export function movesRequest(on: RequestTrigger): Policy {
  const states = requestTransitions.filter((row) => row.on === on).flatMap(({ from }) => from ?? [])
  const expected = `expected a request that is ${states.join(' or ')}`
  return ({ status }) => states.includes(status)
    ? null
    : failure('BAD_REQUEST', [{ path: 'status', message: `${expected}, got one that is ${status}` }])
}
