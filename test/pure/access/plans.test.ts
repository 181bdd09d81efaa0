/** What only some plans open (spec: Errors, plan failures; decisions 53, 62). */
import { describe, expect, test } from 'vitest'
import { apiKeyObstacle } from '../../../src/access/apiKeyObstacle'
import { apiObstacle } from '../../../src/access/apiObstacle'
import { planIncludes } from '../../../src/access/plans'

describe('D53: plans', () => {
  test.each([
    ['free', false, false], ['mini', false, false], ['essentials', false, true], ['plus', true, true],
  ] as const)('%s: the API %s, recurring requests %s', (plan, api, recurring) => {
    expect([planIncludes(plan, 'api'), planIncludes(plan, 'recurring_requests')]).toEqual([api, recurring])
    expect(apiObstacle({ plan })?.code).toBe(api ? undefined : 'FORBIDDEN')
  })
})

describe('D62: who can have an API key', () => {
  const account = { tenantId: 'tenant', objectId: 'user', mailboxPermission: false }
  const member = { status: 'ACTIVE', emailConfirmed: true, identityProviderAccount: null } as const
  const facts = { caller: { isAdmin: false }, member, workspace: { plan: 'plus' } } as const

  test('spec: Authentication rule 5: whoever has confirmed the e-mail address, or signed up without one', () => {
    const unconfirmed = { ...member, emailConfirmed: false }
    expect(apiKeyObstacle(facts)).toBeNull()
    expect(apiKeyObstacle({ ...facts, member: unconfirmed })).toMatchObject({
      code: 'FORBIDDEN', issues: [{ message: 'The member has to confirm the e-mail address first' }],
    })
    expect(apiKeyObstacle({ ...facts, member: { ...unconfirmed, identityProviderAccount: account } })).toBeNull()
    expect(apiKeyObstacle({ ...facts, member: unconfirmed, caller: { isAdmin: true } })).toBeNull()
  })

  test('D53: nobody without the Plus plan, admins neither', () => {
    expect(apiKeyObstacle({ ...facts, caller: { isAdmin: true }, workspace: { plan: 'essentials' } })).toMatchObject({
      code: 'FORBIDDEN', issues: [{ message: 'The API needs the Plus plan' }],
    })
  })

  test.each(['INACTIVE', 'ARCHIVED'] as const)('nobody who is %s', (status) => {
    expect(apiKeyObstacle({ ...facts, member: { ...member, status } })).toMatchObject({
      code: 'BAD_REQUEST', issues: [{ path: 'status', message: `expected a member who is ACTIVE, got ${status}` }],
    })
  })

  test('the first reason in order is told: the address, the plan, the status', () => {
    const worst = { ...facts, member: { ...member, emailConfirmed: false, status: 'ARCHIVED' as const }, workspace: { plan: 'free' as const } }
    expect(apiKeyObstacle(worst)?.issues[0]?.message).toMatch(/e-mail/)
    expect(apiKeyObstacle({ ...worst, caller: { isAdmin: true } })?.issues[0]?.message).toMatch(/plan/)
    expect(apiKeyObstacle({ ...worst, caller: { isAdmin: true }, workspace: { plan: 'plus' } })?.code).toBe('BAD_REQUEST')
  })
})
