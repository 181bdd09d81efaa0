/** Verifying tokens of the identity provider with jose (spec: Authentication rule 3; D52). The keys are made here. */
import {
  type CryptoKey, type JSONWebKeySet, type JWK, type JWTPayload, SignJWT, UnsecuredJWT, createLocalJWKSet, createRemoteJWKSet, customFetch, errors,
  exportJWK, exportSPKI, generateKeyPair,
} from 'jose'
import { describe, expect, test } from 'vitest'
import { isTokenShaped } from '../../../../src/access/isTokenShaped'
import { type JoseTokenVerifierOptions, joseTokenVerifier } from '../../../../src/adapters/jose'

const issuerUrl = 'https://sts.example.com'
const [tid, otherTid, oid] = ['a', 'b', 'c'].map((digit) => `7a1b2c3d-0000-4000-8000-${digit.repeat(12)}`) as [string, string, string]
const audience = '4dce2abf-3f8e-4281-9f7a-d602fc391886'

/** 2 March 2026, 09:00 UTC, in seconds. */
const now = Date.UTC(2026, 2, 2, 9) / 1000

const pair = () => generateKeyPair('RS256', { extractable: true })
const [signer, next, stranger] = await Promise.all([pair(), pair(), pair()])

const published = async (key: CryptoKey, kid: string): Promise<JWK> => ({ ...await exportJWK(key), kid, alg: 'RS256', use: 'sig' })

const keySet: JSONWebKeySet = { keys: [await published(signer.publicKey, 'k1')] }
const rotated: JSONWebKeySet = { keys: [...keySet.keys, await published(next.publicKey, 'k2')] }

const claims: JWTPayload = { iss: `${issuerUrl}/${tid}/`, aud: audience, tid, oid, sub: 'x', iat: now - 10, nbf: now - 10, exp: now + 3600 }

const without = (name: string): JWTPayload => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))

const signed = (payload: JWTPayload, key: CryptoKey = signer.privateKey, header: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header }).sign(key)

/** Signed as it stands, whatever jose itself would not sign. */
async function handSigned(header: object, payload: string): Promise<string> {
  const text = `${part({ alg: 'RS256', kid: 'k1', ...header })}.${payload}`
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', signer.privateKey, Buffer.from(text))
  return `${text}.${Buffer.from(signature).toString('base64url')}`
}

const verifier = (some: Partial<JoseTokenVerifierOptions> = {}) =>
  joseTokenVerifier({ keys: createLocalJWKSet(keySet), issuerUrl, clock: () => new Date(now * 1000).toISOString(), ...some })

const accepted = { ok: true, value: { tenantId: tid, objectId: oid } }
const refused = { ok: false, failure: { code: 'UNAUTHORIZED', message: 'Authorization not provided', issues: [] } }

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('spec: Authentication rule 3: a token of the provider', () => {
  test('is that of its tenant and user', async () => {
    const token = await signed(claims)
    expect(isTokenShaped(token)).toBe(true)
    expect(await verifier()(token)).toEqual(accepted)
    expect(await verifier({ issuerUrl: `${issuerUrl}/` })(token)).toEqual(accepted)
  })

  test.each([audience, `api://${audience}`, [`api://${audience}`]])('may be for %j', async (aud) => {
    expect(await verifier()(await signed({ ...claims, aud }))).toEqual(accepted)
  })

  test('may be verified with a single key', async () => {
    const token = await signed(claims, signer.privateKey, { kid: 'any' })
    expect(await verifier({ keys: signer.publicKey })(token)).toEqual(accepted)
    expect(await verifier({ keys: keySet.keys[0]! })(token)).toEqual(accepted)
    expect(await verifier({ keys: stranger.publicKey })(token)).toEqual(refused)
  })

  test.each<[string, JWTPayload]>([
    ['for another audience', { ...claims, aud: 'api://another' }], ['for an audience that begins like it', { ...claims, aud: `${audience}0` }],
    ['for nobody', without('aud')], ['for several others', { ...claims, aud: ['api://another', 'b'] }],
    ['D52: of one tenant with the tid of another', { ...claims, tid: otherTid }], ['D52: of another tenant with this tid', { ...claims, iss: `${issuerUrl}/${otherTid}/` }],
    ['of the v2 issuer', { ...claims, iss: `${issuerUrl}/${tid}/v2.0` }], ['of another provider', { ...claims, iss: `https://sts.example.org/${tid}/` }],
    ['without issuer', without('iss')], ['without tid', without('tid')], ['without oid', without('oid')],
    ['whose tid is no UUID', { ...claims, tid: 'common', iss: `${issuerUrl}/common/` }], ['whose oid is no UUID', { ...claims, oid: 'ada' }],
    ['without exp', without('exp')], ['whose exp is a text', { ...claims, exp: String(now + 3600) as unknown as number }],
    ['whose nbf is a text', { ...claims, nbf: 'now' as unknown as number }],
  ])('%s is UNAUTHORIZED, without a reason', async (_, payload) => {
    expect(await verifier()(await signed(payload))).toEqual(refused)
  })

  test('is that of the same user when its ids are in capitals', async () => {
    const capitals = { tid: tid.toUpperCase(), oid: oid.toUpperCase(), iss: `${issuerUrl}/${tid.toUpperCase()}/` }
    expect(capitals.tid).not.toBe(tid)
    expect(await verifier()(await signed({ ...claims, ...capitals }))).toEqual(accepted)
  })

  test('another tenant of the same provider has its own users', async () => {
    expect(await verifier()(await signed({ ...claims, tid: otherTid, iss: `${issuerUrl}/${otherTid}/` }))).toEqual({ ok: true, value: { tenantId: otherTid, objectId: oid } })
  })
})

describe('D52: the clock may differ by 60 seconds', () => {
  test.each<[string, JWTPayload, object]>([
    ['expires now', { exp: now }, accepted], ['expired 59 seconds ago', { exp: now - 59 }, accepted], ['expired 60 seconds ago', { exp: now - 60 }, refused],
    ['expired 61 seconds ago', { exp: now - 61 }, refused], ['expired long ago', { exp: 0 }, refused],
    ['counts from now on', { nbf: now }, accepted], ['counts in 60 seconds', { nbf: now + 60 }, accepted], ['counts in 61 seconds', { nbf: now + 61 }, refused],
  ])('one that %s', async (_, times, expected) => {
    expect(await verifier()(await signed({ ...claims, ...times }))).toEqual(expected)
  })

  test('the clock is read for every token', async () => {
    let at = now
    const verify = verifier({ clock: () => new Date(at * 1000).toISOString() })
    const token = await signed(claims)
    expect(await verify(token)).toEqual(accepted)
    at += 3660
    expect(await verify(token)).toEqual(refused)
  })
})

describe('D52: algorithms are an explicit list', () => {
  test('none: without signature, or with one', async () => {
    const unsecured = new UnsecuredJWT(claims).encode()
    const header = part({ alg: 'none', kid: 'k1' })
    for (const token of [unsecured, `${unsecured}c2ln`, `${header}.${part(claims)}.c2ln`, `${part({ alg: 'None', kid: 'k1' })}.${part(claims)}.`]) {
      expect(await verifier()(token)).toEqual(refused)
      expect(await verifier({ keys: signer.publicKey })(token)).toEqual(refused)
    }
  })

  test('HS256 with the public key as the secret', async () => {
    const pem = await exportSPKI(signer.publicKey)
    for (const secret of [pem, pem.trim(), JSON.stringify(keySet.keys[0]), keySet.keys[0]!.n!]) {
      const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(new TextEncoder().encode(secret.padEnd(32)))
      expect(await verifier()(token)).toEqual(refused)
      expect(await verifier({ keys: signer.publicKey })(token)).toEqual(refused)
    }
  })

  test('another one is accepted only when it is listed', async () => {
    const pss = await generateKeyPair('PS256', { extractable: true })
    const keys = createLocalJWKSet({ keys: [{ ...await exportJWK(pss.publicKey), kid: 'k1' }] })
    const token = await signed(claims, pss.privateKey, { alg: 'PS256' })
    expect(await verifier({ keys })(token)).toEqual(refused)
    expect(await verifier({ keys, algorithms: ['RS256', 'PS256'] })(token)).toEqual(accepted)
  })

  test('one of another kind of key, although it is listed, finds no key', async () => {
    const token = `${part({ alg: 'ES256', kid: 'k1' })}.${part(claims)}.c2ln`
    expect(await verifier({ algorithms: ['RS256', 'ES256'] })(token)).toEqual(refused)
  })

  test.each(['HS256', 'HS384', 'HS512', 'none', 'None', '', 'rs256', 'RS256 ', 'RSA1_5', 'dir', 'A128KW'])('%j cannot be listed', (algorithm) => {
    expect(() => verifier({ algorithms: ['RS256', algorithm] })).toThrow(new RangeError(`expected algorithms with public keys, got ${JSON.stringify(algorithm)}`))
    expect(() => verifier({ keys: signer.publicKey, algorithms: [algorithm] })).toThrow(RangeError)
  })

  test.each(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'])('%s can be listed', (algorithm) => {
    expect(() => verifier({ algorithms: [algorithm] })).not.toThrow()
  })

  test('at least one, and of a single key only one', () => {
    expect(() => verifier({ algorithms: [] })).toThrow(new RangeError('expected at least one algorithm, got 0'))
    expect(() => verifier({ keys: signer.publicKey, algorithms: ['RS256', 'ES256'] })).toThrow(new RangeError('expected one algorithm for a single key, got 2'))
  })
})

describe('who signed', () => {
  test('somebody else, under the name of a known key or of none', async () => {
    for (const kid of ['k1', 'k2', undefined]) expect(await verifier()(await signed(claims, stranger.privateKey, { kid }))).toEqual(refused)
  })

  test('a key that the token brings along, or points to, is not looked at', async () => {
    const jwk = await exportJWK(stranger.publicKey)
    for (const header of [{ jwk }, { jku: 'https://evil.example.org/keys' }, { x5u: 'https://evil.example.org/cert', kid: undefined, jwk }]) {
      expect(await verifier()(await signed(claims, stranger.privateKey, header))).toEqual(refused)
    }
  })

  test('a tampered payload, header or signature', async () => {
    const [header, payload, signature] = (await signed(claims)).split('.') as [string, string, string]
    const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
    const tampered = [
      [header, part({ ...claims, oid: otherTid }), signature], [part({ alg: 'RS256', kid: 'k1' }), payload, signature], [header, payload, flipped],
      [header, payload, signature.slice(0, -1)], [header, payload, signature.slice(0, -2)], [header, payload, signature.slice(0, 10)], [header, payload, ''],
      [header, payload, `${signature}AAAA`], [header, `${payload}AAAA`, signature], [header, payload], [header, payload, signature, signature],
    ]
    for (const parts of tampered) expect(await verifier()(parts.join('.')), parts.join('.')).toEqual(refused)
  })

  test('a crit header that nobody understands', async () => {
    expect(await verifier()(await handSigned({ x: 1 }, part(claims)))).toEqual(accepted)
    for (const header of [{ crit: ['exp'], exp: 1 }, { crit: ['x'], x: 1 }, { crit: ['x'] }, { crit: [] }, { crit: 'x', x: 1 }]) {
      expect(await verifier()(await handSigned(header, part(claims)))).toEqual(refused)
    }
    expect(await verifier()(await handSigned({ crit: ['b64'], b64: false }, 'unencoded'))).toEqual(refused)
  })

  test('what is no token at all', async () => {
    for (const text of ['', '.', '..', 'x', 'x.y.z', `${part([])}.${part({})}.c2ln`, `${part({})}.${part({})}.c2ln`, `${part({ alg: 7 })}.${part({})}.c2ln`, 'ä.ö.ü', 'e30.\u0000.e30']) {
      expect(await verifier()(text), text).toEqual(refused)
    }
  })

  test('a payload that is signed but is no JSON object', async () => {
    const texts = ['', '[]', 'null', '"x"', '{', '\u00ff'].map((text) => Buffer.from(text, 'latin1').toString('base64url'))
    for (const text of [...texts, '+/', 'A']) expect(await verifier()(await handSigned({}, text)), text).toEqual(refused)
  })

  test('a huge token', async () => {
    const huge = 'A'.repeat(1_000_000)
    expect(await verifier()(`${part({ alg: 'RS256', kid: 'k1' })}.${huge}.${huge}`)).toEqual(refused)
    expect(await verifier()(`${part({ alg: 'RS256', kid: huge })}.${part(claims)}.c2ln`)).toEqual(refused)
    expect(await verifier()(await signed({ ...claims, groups: huge }))).toEqual(accepted)
  })
})

describe('the key set', () => {
  test('after a rotation the new key is unknown until the set has it; the old one stays good', async () => {
    let current = createLocalJWKSet(keySet)
    const verify = verifier({ keys: (header, token) => current(header, token) })
    const token = await signed(claims, next.privateKey, { kid: 'k2' })
    expect(await verify(token)).toEqual(refused)
    current = createLocalJWKSet(rotated)
    expect(await verify(token)).toEqual(accepted)
    expect(await verify(await signed(claims))).toEqual(accepted)
  })

  test('two keys and a token that names neither', async () => {
    expect(await verifier({ keys: createLocalJWKSet(rotated) })(await signed(claims, signer.privateKey, { kid: undefined }))).toEqual(refused)
  })

  /** A key set that is fetched; `answer` is the provider. */
  const fetched = (answer: () => Promise<Response>) => createRemoteJWKSet(new URL(`${issuerUrl}/keys`), { [customFetch]: answer, cooldownDuration: 0 })

  test('is fetched again for a key that is not in it', async () => {
    let served = keySet
    let fetches = 0
    const keys = fetched(() => {
      fetches++
      return Promise.resolve(Response.json(served))
    })
    const verify = verifier({ keys })
    expect(await verify(await signed(claims))).toEqual(accepted)
    expect(await verify(await signed(claims))).toEqual(accepted)
    expect(fetches).toBe(1)
    const token = await signed(claims, next.privateKey, { kid: 'k2' })
    expect(await verify(token)).toEqual(refused)
    served = rotated
    expect(await verify(token)).toEqual(accepted)
  })

  test.each<[string, () => Promise<Response>]>([
    ['the network is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['the provider answers 500', () => Promise.resolve(new Response('', { status: 500 }))],
    ['the provider answers no JSON', () => Promise.resolve(new Response('<html>'))],
    ['the provider answers no key set', () => Promise.resolve(Response.json({ keys: 'none' }))],
    ['the provider takes too long', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ])('throws when %s: nothing is known of the token', async (_, answer) => {
    await expect(verifier({ keys: fetched(answer) })(await signed(claims))).rejects.toThrow()
  })

  test('throws what the key set throws', async () => {
    for (const away of [new Error('away'), new errors.JWKSTimeout(), new errors.JWKSInvalid('malformed'), 'away']) {
      await expect(verifier({ keys: () => Promise.reject(away as Error) })(await signed(claims))).rejects.toBe(away)
    }
  })

  test('is not asked for a token that is refused without it', async () => {
    let asked = 0
    const verify = verifier({ keys: () => Promise.reject(new Error(`asked ${++asked} times`)) })
    expect(await verify('x.y.z')).toEqual(refused)
    expect(await verify(new UnsecuredJWT(claims).encode())).toEqual(refused)
    expect(asked).toBe(0)
  })

  test('a key that does not fit the algorithm is a mistake of the host, and throws', async () => {
    const { publicKey } = await generateKeyPair('ES256')
    await expect(verifier({ keys: publicKey })(await signed(claims))).rejects.toThrow(TypeError)
  })

  test('of another copy of jose: an unknown key is told by its code', async () => {
    const foreign = Object.assign(new Error('no applicable key'), { code: 'ERR_JWKS_NO_MATCHING_KEY' })
    expect(await verifier({ keys: () => Promise.reject(foreign) })(await signed(claims))).toEqual(refused)
  })
})
