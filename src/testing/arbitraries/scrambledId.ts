import type { Id } from '../../records'
import { type RecordKind, recordId } from '../recordId'

/** Odd, so that the multiplication permutes the 20 bits that a record number has. */
const MULTIPLIER = 0x9e375
const MASK = 0xfffff

/**
 * A deterministic id whose order is not the order of the list: code that breaks ties by position instead of by id
 * (allowances D2) would otherwise pass unnoticed.
 */
export function scrambledId(kind: RecordKind, n: number, owner = 0): Id {
  return recordId(kind, Math.imul(n + 1, MULTIPLIER) & MASK, owner)
}
