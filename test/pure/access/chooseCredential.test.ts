/** Which credential counts (spec: Authentication rules 1, 2; D51). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SentCredentials, chooseCredential } from '../../../src/access/chooseCredential'

const nothing: SentCredentials = { headerKey: null, apiKeyParameter: null, apiKeySnakeParameter: null, authorization: null }

const part = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

const bearer = (value: string) => chooseCredential({ ...nothing, authorization: `Bearer ${value}` })

const key = (text: string) => ({ kind: 'api_key', key: text })
const token = (text: string) => ({ kind: 'token', token: text })

describe('spec: Authentication rule 1: explicit keys', () => {
  const all = { headerKey: 'h', apiKeyParameter: 'q', apiKeySnakeParameter: 's', authorization: 'Bearer b' }

  test('D51: the header, then apiKey, then api_key, then the bearer', () => {
    expect(chooseCredential(all)).toEqual(key('h'))
    expect(chooseCredential({ ...all, headerKey: null })).toEqual(key('q'))
    expect(chooseCredential({ ...all, headerKey: null, apiKeyParameter: null })).toEqual(key('s'))
    expect(chooseCredential({ ...nothing, authorization: all.authorization })).toEqual(key('b'))
    expect(chooseCredential(nothing)).toBeNull()
  })

  test.each(['', ' ', '\t \n'])('one of blanks alone, %j, was not sent', (blank) => {
    const blanks = { headerKey: blank, apiKeyParameter: blank, apiKeySnakeParameter: blank, authorization: null }
    expect(chooseCredential(blanks)).toBeNull()
    expect(chooseCredential({ ...blanks, apiKeySnakeParameter: 's' })).toEqual(key('s'))
    expect(chooseCredential({ ...blanks, authorization: 'Bearer b' })).toEqual(key('b'))
  })

  test('one that looks like a token is a key all the same', () => {
    const shaped = `${part({ alg: 'RS256' })}.${part({})}.c2ln`
    expect(chooseCredential({ ...nothing, headerKey: shaped })).toEqual(key(shaped))
  })

  test('blanks around a value do not belong to it', () => {
    expect(chooseCredential({ ...nothing, apiKeyParameter: ' q ' })).toEqual(key('q'))
  })
})

describe('the bearer value', () => {
  test.each(['Bearer x', 'bearer x', 'BEARER x', '  Bearer   x  ', 'Bearer\tx'])('%j is x', (authorization) => {
    expect(chooseCredential({ ...nothing, authorization })).toEqual(key('x'))
  })

  test.each(['', ' ', 'Bearer', 'Bearer ', 'Bearerx', 'Basic eDp5', 'x', 'Token Bearer x', 'Bearer:x'])('%j carries none', (authorization) => {
    expect(chooseCredential({ ...nothing, authorization })).toBeNull()
  })

  test('spec: Authentication rule 2: one that is shaped like a JWT is a token', () => {
    for (const header of [{ alg: 'RS256', typ: 'JWT', kid: 'k' }, {}, { alg: 'none' }, ' {"alg":"RS256"} ', '{"kid":"schlüssel €"}']) {
      const shaped = `${part(header)}.${part({ sub: 'x' })}.c2lnbmF0dXJl`
      expect(bearer(shaped)).toEqual(token(shaped))
    }
  })

  test('D51: what follows the first part needs not be read', () => {
    const shaped = `${part({})}.not-json.-_`
    expect(bearer(shaped)).toEqual(token(shaped))
  })

  const [head, body, signature] = [part({ alg: 'RS256' }), part({ sub: 'x' }), 'c2ln']

  test.each([
    ['an API key', 'absence_0123456789abcdef'], ['two parts', `${head}.${body}`], ['four parts', `${head}.${body}.${signature}.${signature}`],
    ['five parts, as of an encrypted token', [head, body, body, body, signature].join('.')],
    ['an empty first part', `.${body}.${signature}`], ['an empty second part', `${head}..${signature}`], ['no signature', `${head}.${body}.`],
    ['dots alone', '..'], ['padding', `${part('{ }')}=.${body}.${signature}`], ['characters of base64 only', `${head}.a+b/.${signature}`],
    ['a blank in it', `${head}.${body} .${signature}`], ['a letter too much in the first part', `${part('{}')}AA.${body}.${signature}`],
    ['an array', `${part([])}.${body}.${signature}`], ['null', `${part('null')}.${body}.${signature}`], ['a text', `${part('"x"')}.${body}.${signature}`],
    ['a number', `${part('1')}.${body}.${signature}`], ['no JSON', `${part('{alg}')}.${body}.${signature}`],
    ['no UTF-8', `${Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]).toString('base64url')}.${body}.${signature}`],
    ['a byte order mark', `${part('\ufeff{}')}.${body}.${signature}`],
  ])('spec: Authentication rule 2: %s is an API key', (_, value) => {
    expect(bearer(value)).toEqual(key(value))
  })

  test('a bearer is a token exactly when Node reads a JSON object in the first of three parts', () => {
    const piece = fc.oneof(fc.json().map(part), fc.object().map(part), fc.stringMatching(/^[\w-]{0,9}$/), fc.string())
    fc.assert(fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
      const value = pieces.join('.').trim()
      const parts = value.split('.')
      fc.pre(value !== '')
      const isShaped = parts.length === 3 && parts.every((one) => /^[A-Za-z0-9_-]+$/.test(one)) && isObjectForNode(parts[0]!)
      expect(bearer(value)).toEqual(isShaped ? token(value) : key(value))
    }), { numRuns: 1000 })
  })

  test('a huge one is judged', () => {
    const huge = 'A'.repeat(1_000_000)
    expect(bearer(`${huge}.${huge}.${huge}`)).toMatchObject({ kind: 'api_key' })
    expect(bearer(`${head}.${huge}.${huge}`)).toMatchObject({ kind: 'token' })
  })
})

function isObjectForNode(text: string): boolean {
  if (text.length % 4 === 1) return false
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(text, 'base64url')))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
