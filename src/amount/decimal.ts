import { Decimal as SharedDecimal } from 'decimal.js'

/**
 * A private clone: the settings of decimal.js are process-wide and a host may change them. 120 digits hold every product
 * of amounts and calendar fractions that occurs, so integer arithmetic on it is exact.
 */
export const Decimal = SharedDecimal.clone({ precision: 120, defaults: true })
export type Decimal = SharedDecimal
