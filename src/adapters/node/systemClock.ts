import type { Clock } from '../../ports'

/**
 * The clock of the machine. Every use case reads it once.
 *
 * @example
 * systemClock().endsWith('Z') // true
 * systemClock().length // 24
 */
export const systemClock: Clock = () => new Date().toISOString()
