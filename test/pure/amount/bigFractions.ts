/** The oracle of exact amounts: integers and fractions of BigInt, and decimals read from their digits. */

export const DAYS = 1_000_000
export const MINUTES = 1

const abs = (value: bigint): bigint => (value < 0n ? -value : value)

export function gcd(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [abs(a), abs(b)]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

/**
 * What a number says, in units of 1/scale, by the digits that JSON writes for it; null when it has more decimals. The scale is
 * a power of ten.
 */
export function scaledByDigits(amount: number, scale: number): bigint | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(amount))
  if (match === null) return null
  const [, sign, whole, decimals = '', exponent = '0'] = match
  const power = Number(exponent) - decimals.length + Math.log10(scale)
  const digits = BigInt(whole! + decimals)
  const shift = 10n ** BigInt(Math.abs(power))
  if (power < 0 && digits % shift !== 0n) return null
  const size = power < 0 ? digits / shift : digits * shift
  return sign === '-' ? -size : size
}

/** The double nearest to `value / scale`: reading decimal digits is correctly rounded in JavaScript. */
export function nearestNumber(value: bigint, scale: number): number {
  const decimals = Math.log10(scale)
  const digits = abs(value).toString().padStart(decimals + 1, '0')
  const text = `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}0`
  return Number(value < 0n ? `-${text}` : text)
}
