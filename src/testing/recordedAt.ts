import type { Instant } from '../records'

/** When made-up records were written, where nothing depends on it. */
export const recordedAt: Instant = '2024-01-01T00:00:00.000Z'
