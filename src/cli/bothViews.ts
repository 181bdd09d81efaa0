import { amountText } from './allowances/amountText'

/** A duration for people in both views: `2.50 days (20:00 hours)`. */
export const bothViews = (days: number, minutes: number): string =>
  `${amountText(days, 'days')} days (${amountText(minutes, 'hours')} hours)`
