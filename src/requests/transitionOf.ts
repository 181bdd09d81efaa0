import type { Transition } from './transition'

/** The row of a table that a state and a trigger select; null = the trigger does not move a record in this state. */
export const transitionOf = <Row extends Transition>(table: readonly Row[], from: Row['from'], on: Row['on']): Row | null =>
  table.find((row) => row.from === from && row.on === on) ?? null
