import { isUuid } from './isUuid'
import { sha1 } from './sha1'

function bytesOfId(id: string): number[] {
  if (!isUuid(id)) throw new RangeError(`expected an id of 8-4-4-4-12 hexadecimal digits, got ${JSON.stringify(id)}`)
  return (id.replaceAll('-', '').match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16))
}

/** The UUID that a name has in a namespace, which is a UUID too: version 5 (RFC 9562, 5.5). Names are of ASCII characters. */
export function uuidV5(namespace: string, name: string): string {
  const bytes = sha1(Uint8Array.from([...bytesOfId(namespace), ...Array.from(name, (char) => char.charCodeAt(0))])).slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
