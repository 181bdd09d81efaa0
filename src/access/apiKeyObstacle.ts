import { type Failure, failure } from '../kernel/failure'
import { firstRefusal } from '../kernel/firstRefusal'
import type { Member, Workspace } from '../records'
import { apiObstacle } from './apiObstacle'

export interface ApiKeyFacts {
  /** An admin, or the member. */
  readonly caller: Pick<Member, 'isAdmin'>
  readonly member: Pick<Member, 'status' | 'emailConfirmed' | 'identityProviderAccount'>
  readonly workspace: Pick<Workspace, 'plan'>
}

type Policy = (facts: ApiKeyFacts) => Failure | null

/** Whoever is linked to an identity provider did not sign up by e-mail. */
const addressIsConfirmed: Policy = ({ caller, member }) =>
  caller.isAdmin || member.emailConfirmed || member.identityProviderAccount !== null
    ? null
    : failure('FORBIDDEN', [{ message: 'The member has to confirm the e-mail address first' }])

const planHasApi: Policy = ({ workspace }) => apiObstacle(workspace)

const memberIsActive: Policy = ({ member: { status } }) =>
  status === 'ACTIVE' ? null : failure('BAD_REQUEST', [{ path: 'status', message: `expected a member who is ACTIVE, got ${status}` }])

const policies: readonly Policy[] = [addressIsConfirmed, planHasApi, memberIsActive]

/**
 * Why a member cannot have an API key made by the caller, the first reason in the order of the policies; null = they can
 * (spec: Authentication rule 5; decisions 53, 62).
 */
export const apiKeyObstacle = (facts: ApiKeyFacts): Failure | null => firstRefusal(policies, facts)
