import { parsedUrl } from './parsedUrl'

const binary = (numbers: readonly number[], width: number): string =>
  numbers.map((number) => number.toString(2).padStart(width, '0')).join('')

/** The 32 binary digits of an address in four decimal numbers; null when it is none. */
function ipv4Bits(address: string): string | null {
  if (!/^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(address)) return null
  const bytes = address.split('.').map(Number)
  return bytes.every((byte) => byte < 256) ? binary(bytes, 8) : null
}

/** The 128 binary digits of an IPv6 address; null when it is none, or one with a zone. */
function ipv6Bits(address: string): string | null {
  if (!/^[\da-f:.]+$/i.test(address)) return null
  // The URL standard checks it, and writes a dotted end in hexadecimal.
  const written = parsedUrl(`http://[${address}]`)?.hostname.slice(1, -1)
  if (written === undefined) return null
  const [head = '', tail] = written.split('::').map((groups) =>
    groups === '' ? '' : binary(groups.split(':').map((group) => Number.parseInt(group, 16)), 16))
  return tail === undefined ? head : head.padEnd(128 - tail.length, '0') + tail
}

/** The leading binary digits that the addresses of a block share. */
function prefixOf(block: string): string {
  const [address = '', length] = block.split('/')
  return (ipv4Bits(address) ?? ipv6Bits(address) ?? '').slice(0, Number(length))
}

/**
 * The blocks of the IANA special-purpose registries, and those of multicast, that are not reached from everywhere. Smaller blocks
 * within them that are (anycast of the nearest gateway, identifiers) are refused with them: no endpoint is served there.
 */
const closedIpv4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays, deprecated
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
].map(prefixOf)

/** All of IPv6 that is assigned to the Internet: loopback, unique-local, link-local, multicast and the like are outside. */
const globalIpv6 = prefixOf('2000::/3')

const closedIpv6 = [
  '2001::/23', // protocol assignments, with Teredo, benchmarking and ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
].map(prefixOf)

/** Addresses that stand for the IPv4 address in their last 32 bits: mapped ones, and those of NAT64. */
const carriers = ['::ffff:0:0/96', '64:ff9b::/96'].map(prefixOf)

const isWithin = (bits: string, prefixes: readonly string[]): boolean => prefixes.some((prefix) => bits.startsWith(prefix))

/**
 * Whether a literal IPv4 or IPv6 address belongs to the public Internet; false for whatever is no address, such as a name. An IPv4
 * address is read in four decimal numbers only.
 *
 * @example
 * isPublicAddress('93.184.215.14') // true
 * isPublicAddress('192.168.0.1') // false
 * isPublicAddress('::ffff:127.0.0.1') // false
 */
export function isPublicAddress(address: string): boolean {
  const short = ipv4Bits(address)
  if (short !== null) return !isWithin(short, closedIpv4)
  const long = ipv6Bits(address)
  if (long === null) return false
  return isWithin(long, carriers)
    ? !isWithin(long.slice(96), closedIpv4)
    : long.startsWith(globalIpv6) && !isWithin(long, closedIpv6)
}
