import { randomUUID } from 'node:crypto'
import type { Ids } from '../../requests/transitionContext'

/**
 * A random UUID in lower case (version 4).
 *
 * @example
 * const id = randomId()
 * id.length // 36
 * id === randomId() // false
 */
export const randomId: Ids = () => randomUUID()
