import type { Id, PlainDate } from './scalars'

/** In the order in which entries of one day are listed. */
export type LedgerKind =
  | 'lapse'
  | 'brought_forward'
  | 'compensatory_time_off'
  | 'grant'
  | 'adjustment'
  | 'booking'
  | 'carried_forward'
  | 'moved_on'
  | 'forfeited'
  | 'written_off'

/** One line of the statement that explains an allowance year. */
export interface LedgerEntry {
  readonly date: PlainDate
  readonly kind: LedgerKind
  /** Signed: what the line does to the balance. */
  readonly amount: number
  /** The balance after the line. */
  readonly balance: number
  /** The record behind the line: rule, adjustment, request or hand-set figure; null when it is derived. */
  readonly causeId: Id | null
  readonly cause: string
  /** Grants: whether dated on or before `asOf`. Other kinds: null. */
  readonly accrued: boolean | null
}
