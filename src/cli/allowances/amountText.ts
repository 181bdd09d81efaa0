import type { AllowanceUnit } from '../../records'

const MINUTES_PER_HOUR = 60
const DAY_DECIMALS = 2

function hours(minutes: number): string {
  const whole = Math.abs(minutes)
  const rest = `${whole % MINUTES_PER_HOUR}`.padStart(2, '0')
  return `${minutes < 0 ? '-' : ''}${Math.floor(whole / MINUTES_PER_HOUR)}:${rest}`
}

/** All decimals that an amount has, at least two. */
function days(amount: number): string {
  const short = amount.toFixed(DAY_DECIMALS)
  return Number(short) === amount ? short : `${amount}`
}

/** An amount for people: `23.87` days, `127:19` hours and minutes. */
export const amountText = (amount: number, unit: AllowanceUnit): string => (unit === 'days' ? days(amount) : hours(amount))

/** The same with its sign, for lines that move a balance. */
export const signedText = (amount: number, unit: AllowanceUnit): string =>
  `${amount > 0 ? '+' : ''}${amountText(amount, unit)}`

/** The unit in words. */
export const unitText = (unit: AllowanceUnit): string => (unit === 'days' ? 'days' : 'hours:minutes')
