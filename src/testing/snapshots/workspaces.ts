import fc from 'fast-check'
import type { AccrualMode, Workspace } from '../../records'
import { workweek } from '../build/workweek'
import { recordId } from '../recordId'
import { recordedAt } from '../recordedAt'
import type { WorkspaceFrame } from './workspaceFrames'

/**
 * Zones whose offset is always whole hours: the grid of every leave unit then lies at the same instants in each, and
 * requests need no conversion.
 */
export const timeZones = ['UTC', 'Europe/Berlin', 'America/New_York'] as const

/** Workspaces on plans that allow several allowance types. */
export function workspaces(frame: WorkspaceFrame): fc.Arbitrary<Workspace> {
  return fc
    .record({
      timeZone: fc.constantFrom(...timeZones),
      plan: fc.constantFrom<Workspace['plan'][]>('plus', 'essentials'),
      accrualMode: fc.constantFrom<AccrualMode[]>('projected', 'accrued'),
      reasonMaxLength: fc.constantFrom(1000, 20),
      bookableYearsBack: fc.integer({ min: 0, max: 3 }),
      bookableYearsAhead: fc.integer({ min: 0, max: 3 }),
      allowManagerPastRequestCancellation: fc.boolean(),
    })
    .map(({ timeZone, plan, ...settings }) => ({
      id: recordId('workspace', 0), name: 'Workspace', timeZone, fiscalYearStartMonth: frame.fiscalYearStartMonth, plan,
      allowanceModel: 'rules', lock: 'none', defaultSchedule: workweek(recordId('schedule', 0), recordedAt),
      settings: { ...settings, maxAllowanceTypes: null },
    }))
}
