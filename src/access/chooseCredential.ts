import { isTokenShaped } from './isTokenShaped'

/** What a call carries to tell who makes it, as it was sent; null = not sent. */
export interface SentCredentials {
  /** The header `x-api-key`. */
  readonly headerKey: string | null
  /** `apiKey` of the query. */
  readonly apiKeyParameter: string | null
  /** `api_key` of the query. */
  readonly apiKeySnakeParameter: string | null
  /** The header `Authorization`. */
  readonly authorization: string | null
}

/** What is to be checked. */
export type Credential = { readonly kind: 'api_key'; readonly key: string } | { readonly kind: 'token'; readonly token: string }

const BEARER = /^bearer\s+(.+)$/is

/**
 * Which of the credentials counts: an API key that is sent as such, in the header before the query; else the bearer value, which is a
 * token when it is shaped like a JWT and an API key otherwise (spec: Authentication rules 1, 2; decision 51). Blanks around a value do not
 * belong to it, and one of blanks alone was not sent. null = there is none.
 *
 * @example
 * const nothing = { headerKey: null, apiKeyParameter: null, apiKeySnakeParameter: null, authorization: null }
 * chooseCredential({ ...nothing, authorization: 'Bearer absence_1' }) // { kind: 'api_key', key: 'absence_1' }
 * chooseCredential({ ...nothing, authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln' })?.kind // 'token'
 * chooseCredential({ ...nothing, authorization: 'Bearer absence_1', headerKey: 'absence_2' }) // { kind: 'api_key', key: 'absence_2' }
 * chooseCredential(nothing) // null
 */
export function chooseCredential({ headerKey, apiKeyParameter, apiKeySnakeParameter, authorization }: SentCredentials): Credential | null {
  const [key] = [headerKey, apiKeyParameter, apiKeySnakeParameter].flatMap((sent) => sent?.trim() || [])
  if (key !== undefined) return { kind: 'api_key', key }
  const bearer = BEARER.exec(authorization?.trim() ?? '')?.[1]
  if (bearer === undefined) return null
  return isTokenShaped(bearer) ? { kind: 'token', token: bearer } : { kind: 'api_key', key: bearer }
}
