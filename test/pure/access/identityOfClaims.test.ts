/** Whom the claims of a token stand for (spec: Authentication rule 3; D52). */
import { describe, expect, test } from 'vitest'
import { identityOfClaims } from '../../../src/access/identityOfClaims'
import { tokenAudiences } from '../../../src/access/tokenAudiences'

const provider = { issuerUrl: 'https://sts.example.com' }
const tid = '7a1b2c3d-0000-4000-8000-00000000000a'
const otherTid = '7a1b2c3d-0000-4000-8000-00000000000b'
const oid = '11111111-2222-3333-4444-555555555555'
const iss = `https://sts.example.com/${tid}/`
const claims = { iss, tid, oid, sub: 'x' }

const refused = { ok: false, failure: { code: 'UNAUTHORIZED', message: 'Authorization not provided', issues: [] } }

describe('spec: Authentication rule 3', () => {
  test('tenant and user of a token of the v1 issuer', () => {
    expect(identityOfClaims(claims, provider)).toEqual({ ok: true, value: { tenantId: tid, objectId: oid } })
  })

  test.each(['https://sts.example.com/', 'https://sts.example.com//'])('the issuer URL may be written as %s', (issuerUrl) => {
    expect(identityOfClaims(claims, { issuerUrl })).toEqual({ ok: true, value: { tenantId: tid, objectId: oid } })
  })

  test('an issuer URL may have a path', () => {
    const withPath = { ...claims, iss: `https://login.example.com/v1/${tid}/` }
    expect(identityOfClaims(withPath, { issuerUrl: 'https://login.example.com/v1' }).ok).toBe(true)
  })

  test.each<[string, unknown]>([
    ['D52: the issuer of another tenant', { ...claims, iss: `https://sts.example.com/${otherTid}/` }],
    ['D52: another tenant than the issuer names', { ...claims, tid: otherTid }],
    ['the v2 issuer', { ...claims, iss: `https://sts.example.com/${tid}/v2.0` }],
    ['no slash at the end', { ...claims, iss: iss.slice(0, -1) }],
    ['two slashes at the end', { ...claims, iss: `${iss}/` }],
    ['another provider', { ...claims, iss: `https://sts.example.org/${tid}/` }],
    ['a provider whose name begins like it', { ...claims, iss: `https://sts.example.com.evil.org/${tid}/` }],
    ['another case', { ...claims, iss: iss.toUpperCase() }],
    ['another scheme', { ...claims, iss: iss.replace('https', 'http') }],
    ['several issuers', { ...claims, iss: [iss] }],
    ['no issuer', { tid, oid }], ['no tid', { iss, oid }], ['no oid', { iss, tid }],
    ['an empty tid', { ...claims, tid: '', iss: 'https://sts.example.com//' }],
    ['a tid that is no UUID', { ...claims, tid: 'common', iss: 'https://sts.example.com/common/' }],
    ['a tid with a line break', { ...claims, tid: `${tid}\n`, iss: `https://sts.example.com/${tid}\n/` }],
    ['an oid that is no UUID', { ...claims, oid: 'ada' }], ['an oid with more behind it', { ...claims, oid: `${oid}0` }],
    ['an oid that is a list', { ...claims, oid: [oid] }], ['a tid that is a list', { ...claims, tid: [tid] }], ['an oid that is null', { ...claims, oid: null }],
    ['nothing', undefined], ['null', null], ['a text', JSON.stringify(claims)], ['a list', [claims]], ['a number', 7],
  ])('%s is UNAUTHORIZED, without a reason', (_, given) => {
    expect(identityOfClaims(given, provider)).toEqual(refused)
  })

  test('UUIDs of any version; in either case they are answered in lower case', () => {
    const nil = '00000000-0000-0000-0000-000000000000'
    const upper = oid.replaceAll('1', 'A')
    expect(identityOfClaims({ iss: `https://sts.example.com/${nil}/`, tid: nil, oid: upper }, provider)).toEqual({ ok: true, value: { tenantId: nil, objectId: 'aaaaaaaa-2222-3333-4444-555555555555' } })
    const capitals = { tid: tid.toUpperCase(), oid: upper }
    expect(identityOfClaims({ ...capitals, iss: `https://sts.example.com/${capitals.tid}/` }, provider)).toEqual({
      ok: true, value: { tenantId: '7a1b2c3d-0000-4000-8000-00000000000a', objectId: 'aaaaaaaa-2222-3333-4444-555555555555' },
    })
  })

  test('the two audiences', () => {
    expect(tokenAudiences).toEqual(['4dce2abf-3f8e-4281-9f7a-d602fc391886', 'api://4dce2abf-3f8e-4281-9f7a-d602fc391886'])
  })
})
