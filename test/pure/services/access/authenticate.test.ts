/** Who makes a call (spec: Authentication; D51 to D53, D62). */
import { describe, expect, test } from 'vitest'
import { identityOfClaims } from '../../../../src/access/identityOfClaims'
import { failure } from '../../../../src/kernel/failure'
import { refuse } from '../../../../src/kernel/result'
import type { AccessPorts } from '../../../../src/ports'
import type { ApiKey, Member, Plan } from '../../../../src/records'
import type { SentCredentials } from '../../../../src/index'
import { authenticate } from '../../../../src/services'
import { ada, bob, boss, cleo, company, dan, failureOf, member, open, root, valueOf } from '../reads/given'
import { bearer, countedSecrets, keyOf, nothing, tokenNamed, verifierOf, withSecrets } from './given'

const linkedTo = (objectId: string): Partial<Member> => ({ identityProviderAccount: { tenantId: 'tenant', objectId, mailboxPermission: false } })

const lina = member('Lina', linkedTo('lina'))
const ines = member('Ines', { ...linkedTo('ines'), status: 'INACTIVE' })
const people = [root, boss, ada, bob, cleo, dan, lina, ines]

const verifyToken = verifierOf({
  lina: { tenantId: 'tenant', objectId: 'lina' }, ines: { tenantId: 'tenant', objectId: 'ines' }, stranger: { tenantId: 'tenant', objectId: 'stranger' },
  elsewhere: { tenantId: 'another tenant', objectId: 'lina' },
})

const keys = [
  keyOf(ada, 'of ada'), keyOf(bob, 'of bob'), keyOf(cleo, 'of cleo'), keyOf(boss, 'of boss'), keyOf(dan, 'of dan'), keyOf(ines, 'of ines'),
  keyOf(root, 'old', { revokedAt: '2026-01-01T00:00:00.000Z' }), keyOf(root, 'of root'),
]

const start = (apiKeys: readonly ApiKey[] = keys, plan: Plan = 'plus') => {
  const snapshot = company({ members: people, apiKeys })
  const store = open({ ...snapshot, workspace: { ...snapshot.workspace, plan } })
  return { ...store, ports: withSecrets(store.ports, verifyToken) }
}

const unauthorized = { code: 'UNAUTHORIZED', message: 'Authorization not provided', issues: [] }

/** The name of the member, or the code of the refusal. */
async function who(sent: SentCredentials, ports: AccessPorts = start().ports): Promise<string> {
  const caller = await authenticate(ports, sent)
  return caller.ok ? caller.value.name : caller.failure.code
}

describe('an API key', () => {
  test('spec: Authentication, method 1: in the header or in the query, is that of its member', async () => {
    const { ports } = start()
    expect(valueOf(await authenticate(ports, { ...nothing, headerKey: 'of ada' }))).toStrictEqual(ada)
    expect(valueOf(await authenticate(ports, { ...nothing, apiKeyParameter: 'of bob' }))).toStrictEqual(bob)
    expect(valueOf(await authenticate(ports, { ...nothing, apiKeySnakeParameter: 'of cleo' }))).toStrictEqual(cleo)
  })

  test('spec: Authentication, method 3: as bearer value', async () => {
    expect(await who(bearer('of boss'))).toBe('Boss')
  })

  test('D53: of an admin, of a manager, of anybody', async () => {
    expect(await Promise.all(['of root', 'of boss', 'of ada'].map((headerKey) => who({ ...nothing, headerKey })))).toEqual(['Root', 'Boss', 'Ada'])
  })

  test('spec: Authentication rule 5: none, an unknown one, and the hash itself are UNAUTHORIZED', async () => {
    const { ports } = start()
    for (const sent of [nothing, { ...nothing, headerKey: 'guessed' }, { ...nothing, headerKey: '#of ada' }, bearer('guessed')]) {
      expect(failureOf(await authenticate(ports, sent))).toEqual(unauthorized)
    }
  })

  test('D62: a revoked one is UNAUTHORIZED, its successor counts', async () => {
    expect(await who({ ...nothing, headerKey: 'old' })).toBe('UNAUTHORIZED')
    expect(await who({ ...nothing, headerKey: 'of root' })).toBe('Root')
  })

  test('of a member who is not ACTIVE, or no longer stored, is UNAUTHORIZED', async () => {
    expect(await who({ ...nothing, headerKey: 'of dan' })).toBe('UNAUTHORIZED')
    expect(await who({ ...nothing, headerKey: 'of ines' })).toBe('UNAUTHORIZED')
    const { ports } = start([keyOf(member('Gone'), 'of gone')])
    expect(await who({ ...nothing, headerKey: 'of gone' }, ports)).toBe('UNAUTHORIZED')
  })

  test('two rows of one hash: a revoked one does not hide the other', async () => {
    const rows = [keyOf(ada, 'shared', { revokedAt: '2026-01-01T00:00:00.000Z' }), { ...keyOf(bob, 'shared'), id: keyOf(bob, 'other row').id }]
    expect(await who({ ...nothing, headerKey: 'shared' }, start(rows).ports)).toBe('Bob')
    expect(await who({ ...nothing, headerKey: 'shared' }, start(rows.reverse()).ports)).toBe('Bob')
  })

  test('whether hashes are the same is asked of the secrets', async () => {
    const { ports } = start()
    const compared: string[][] = []
    const apiKeySecrets = { ...ports.apiKeySecrets, isSame: (...hashes: [string, string]) => compared.push(hashes) > 0 && false }
    expect(await who({ ...nothing, headerKey: 'of ada' }, { ...ports, apiKeySecrets })).toBe('UNAUTHORIZED')
    expect(compared).toEqual([['#of ada', '#of ada']])
  })
})

describe('a token', () => {
  test('spec: Authentication rule 4: is that of the member who is linked to the user', async () => {
    expect(valueOf(await authenticate(start().ports, bearer(tokenNamed('lina'))))).toStrictEqual(lina)
  })

  test('spec: Authentication rule 4: finds the member when its ids are in capitals', async () => {
    const linked = { tenantId: '7a1b2c3d-0000-4000-8000-00000000000a', objectId: '7a1b2c3d-0000-4000-8000-00000000000b', mailboxPermission: false }
    const mona = member('Mona', { identityProviderAccount: linked })
    const [tid, oid] = ['7A1B2C3D-0000-4000-8000-00000000000A', '7A1B2C3D-0000-4000-8000-00000000000B']
    const { ports } = open(company({ members: [...people, mona] }))
    const verifier = () => Promise.resolve(identityOfClaims({ tid, oid, iss: `https://sts.example.com/${tid}/` }, { issuerUrl: 'https://sts.example.com' }))
    expect(await who(bearer(tokenNamed('mona')), withSecrets(ports, verifier))).toBe('Mona')
  })

  test.each(['stranger', 'elsewhere', 'ines', 'unverified'])('spec: Authentication rule 4: of %s is UNAUTHORIZED', async (name) => {
    expect(failureOf(await authenticate(start().ports, bearer(tokenNamed(name))))).toEqual(unauthorized)
  })

  test('is UNAUTHORIZED where no tokens are accepted; keys still count', async () => {
    const ports = { ...start().ports, verifyToken: null }
    expect(await who(bearer(tokenNamed('lina')), ports)).toBe('UNAUTHORIZED')
    expect(await who(bearer('of ada'), ports)).toBe('Ada')
  })

  test('whatever a verifier refuses with, nothing of it is told', async () => {
    const ports: AccessPorts = { ...start().ports, verifyToken: () => Promise.resolve(refuse(failure('FORBIDDEN', [{ message: 'expired yesterday' }]))) }
    expect(failureOf(await authenticate(ports, bearer(tokenNamed('lina'))))).toEqual(unauthorized)
  })

  test('nothing stored is looked at for one that is refused', async () => {
    const { ports, queries } = start()
    await authenticate(ports, bearer(tokenNamed('unverified')))
    await authenticate(ports, nothing)
    expect(queries).toEqual([])
  })
})

describe('D53: the plan', () => {
  test.each<[Plan, string]>([['free', 'FORBIDDEN'], ['mini', 'FORBIDDEN'], ['essentials', 'FORBIDDEN'], ['plus', 'Ada']])('%s: %s', async (plan, expected) => {
    const { ports } = start(keys, plan)
    expect(await who({ ...nothing, headerKey: 'of ada' }, ports)).toBe(expected)
    expect(await who(bearer(tokenNamed('lina')), ports)).toBe(expected === 'Ada' ? 'Lina' : 'FORBIDDEN')
  })

  test('is told only to who is known', async () => {
    const { ports } = start(keys, 'essentials')
    expect(failureOf(await authenticate(ports, { ...nothing, headerKey: 'of ada' })).issues).toEqual([{ message: 'The API needs the Plus plan' }])
    expect(await who({ ...nothing, headerKey: 'guessed' }, ports)).toBe('UNAUTHORIZED')
    expect(await who({ ...nothing, headerKey: 'of dan' }, ports)).toBe('UNAUTHORIZED')
  })
})

describe('what cannot be told is passed on', () => {
  const away = new Error('away')

  test('by a verifier that cannot fetch its keys', async () => {
    await expect(authenticate({ ...start().ports, verifyToken: () => Promise.reject(away) }, bearer(tokenNamed('lina')))).rejects.toBe(away)
  })

  test('by a hash that cannot be made', async () => {
    const apiKeySecrets = { ...countedSecrets(), hash: () => Promise.reject(away) }
    await expect(authenticate({ ...start().ports, apiKeySecrets }, bearer('of ada'))).rejects.toBe(away)
  })

  test('by a store that is down', async () => {
    const unitOfWork = { read: () => Promise.reject(away), transact: () => Promise.reject(away) }
    await expect(authenticate({ ...start().ports, unitOfWork }, bearer('of ada'))).rejects.toBe(away)
  })

  test('by units of work that come in between too often', async () => {
    const unitOfWork = { read: () => Promise.resolve(refuse(failure('CONFLICT'))), transact: () => Promise.resolve(refuse(failure('CONFLICT'))) }
    expect(await who(bearer('of ada'), { ...start().ports, unitOfWork })).toBe('CONFLICT')
  })
})

/** Every way to send something, what is sent in it, and whom it stands for; null: it was not sent. */
type Choice = readonly [sent: string | null, caller: string | null]

const choicesOf = (valid: string, name: string, wrong: string): readonly Choice[] => [[null, null], ['  ', null], [valid, name], [wrong, 'UNAUTHORIZED']]

const inHeader = choicesOf('of ada', 'Ada', 'wrong header')
const inQuery = choicesOf('of bob', 'Bob', 'wrong apiKey')
const inSnakeQuery = choicesOf('of cleo', 'Cleo', 'wrong api_key')
const asBearer: readonly Choice[] = [
  [null, null], ['Bearer', null], ['Basic b2Y6YWRh', null], [`Bearer ${tokenNamed('lina')}`, 'Lina'], [`bearer ${tokenNamed('unverified')}`, 'UNAUTHORIZED'],
  ['Bearer of boss', 'Boss'], ['Bearer of nobody', 'UNAUTHORIZED'],
]

describe('spec: Authentication rules 1, 2; D51: every combination', () => {
  const table = inHeader.flatMap((header) => inQuery.flatMap((query) => inSnakeQuery.flatMap((snake) => asBearer.map((held) => [header, query, snake, held] as const))))

  test('the first that was sent decides, header, apiKey, api_key, bearer; nothing sent is UNAUTHORIZED', async () => {
    const { ports } = start()
    expect(table).toHaveLength(4 * 4 * 4 * 7)
    for (const row of table) {
      const [headerKey, apiKeyParameter, apiKeySnakeParameter, authorization] = row.map(([sent]) => sent) as [string, string, string, string]
      const expected = row.map(([, caller]) => caller).find((caller) => caller !== null) ?? 'UNAUTHORIZED'
      expect(await who({ headerKey, apiKeyParameter, apiKeySnakeParameter, authorization }, ports), JSON.stringify(row)).toBe(expected)
    }
  })

  test.each<[string, SentCredentials, string]>([
    ['D51: a wrong key beside a good token', { ...bearer(tokenNamed('lina')), headerKey: 'wrong' }, 'UNAUTHORIZED'],
    ['D51: a wrong key in the query beside a good token', { ...bearer(tokenNamed('lina')), apiKeySnakeParameter: 'wrong' }, 'UNAUTHORIZED'],
    ['D51: a wrong header beside a good key in the query', { ...nothing, headerKey: 'wrong', apiKeyParameter: 'of bob' }, 'UNAUTHORIZED'],
    ['a good header beside a wrong token', { ...bearer(tokenNamed('unverified')), headerKey: 'of ada' }, 'Ada'],
    ['D51: apiKey before api_key', { ...nothing, apiKeyParameter: 'of bob', apiKeySnakeParameter: 'of cleo' }, 'Bob'],
    ['a blank header beside a good token', { ...bearer(tokenNamed('lina')), headerKey: ' ' }, 'Lina'],
  ])('%s', async (_, sent, expected) => {
    expect(await who(sent)).toBe(expected)
  })
})
