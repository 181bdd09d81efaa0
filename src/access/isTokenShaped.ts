import { textOfBase64url } from './textOfBase64url'

const THREE_PARTS = /^([\w-]+)\.[\w-]+\.[\w-]+$/

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** Whether a bearer value looks like a JWT: three parts in base64url, of which the first is a JSON object (decision 51). */
export function isTokenShaped(bearer: string): boolean {
  const header = textOfBase64url(THREE_PARTS.exec(bearer)?.[1] ?? '')
  return header !== null && isJsonObject(header)
}
