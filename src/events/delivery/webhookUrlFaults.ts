import type { Issue } from '../../kernel/failure'
import { limits } from '../../kernel/limits'
import { isPublicAddress } from './isPublicAddress'
import { type ParsedUrl, parsedUrl } from './parsedUrl'

/** What else than public https addresses a host allows. */
export interface WebhookUrlPolicy {
  readonly allowHttp: boolean
  /** Loopback, private, link-local and other addresses that are not of the public Internet. */
  readonly allowPrivateAddresses: boolean
}

const fault = (expected: string, got: string): Issue => ({ path: 'url', message: `expected ${expected}, got ${got}` })

/** Kept for one machine, or for the network it stands in (RFC 6761, 6762, 8375; ICANN for `internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/

/** A single label is completed by the host's own network. */
const SEVERAL_LABELS = /^[^.]+(\.[^.]+)+$/

function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicAddress(hostname.slice(1, -1))
  if (/^[\d.]+$/.test(hostname)) return isPublicAddress(hostname)
  const name = hostname.replace(/\.$/, '')
  return SEVERAL_LABELS.test(name) && !LOCAL_NAME.test(name)
}

function partFaults({ href, protocol, username, password, hostname, port }: ParsedUrl, policy: WebhookUrlPolicy): Issue[] {
  const faults: Issue[] = []
  const schemes = policy.allowHttp ? ['https:', 'http:'] : ['https:']
  if (!schemes.includes(protocol)) faults.push(fault(`a URL with ${schemes.join(' or ')}`, protocol))
  // A fault is shown and logged: it does not repeat what may be secret.
  if (username !== '' || password !== '') faults.push(fault('a URL without user name and password', 'one with them'))
  if (href.includes('#')) faults.push(fault('a URL without fragment', 'one with #'))
  if (!policy.allowPrivateAddresses && !isPublicHost(hostname)) faults.push(fault('a host of the public Internet', hostname))
  if (port === '0') faults.push(fault('a port from 1 to 65535', port))
  return faults
}

/**
 * What keeps a URL from being the endpoint of a webhook; nothing when events may be sent there (spec: Events; decision 62). A name is
 * judged as a name: what it leads to is known only when it is connected to.
 *
 * @example
 * const policy = { allowHttp: false, allowPrivateAddresses: false }
 * webhookUrlFaults('https://hooks.example.com/absences', policy) // []
 * webhookUrlFaults('http://127.1/absences', policy)
 * // [
 * //   { path: 'url', message: 'expected a URL with https:, got http:' },
 * //   { path: 'url', message: 'expected a host of the public Internet, got 127.0.0.1' },
 * // ]
 */
export function webhookUrlFaults(url: string, policy: WebhookUrlPolicy): Issue[] {
  // A longer one is not read at all.
  if (url.length > limits.webhookUrlLength) return [fault(`at most ${limits.webhookUrlLength} characters`, String(url.length))]
  const parsed = parsedUrl(url)
  return parsed === null ? [fault('an absolute URL', 'one that cannot be read')] : partFaults(parsed, policy)
}
