import type { AllowanceUnit, Id, LeaveUnit, WorkspaceSnapshot } from '../../../records'
import type { Path, Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import { type References, references } from './references'
import { timeZones } from './timeZones'

/** What the checks of one record need to know of all others. Facts that could not be read are undefined. */
export interface CheckContext extends References {
  readonly report: Report
  readonly unitOf: (allowanceTypeId: Id | null | undefined) => AllowanceUnit | undefined
  readonly leaveUnitOf: (leaveTypeId: Id | undefined) => LeaveUnit | undefined
  readonly allowanceTypeOf: (ruleId: Id | null | undefined) => Id | undefined
  readonly checkTimeZone: (name: string | null | undefined, at: Path) => void
}

/** Gathers the facts that records state about each other. */
export function checkContext(snapshot: Readable<WorkspaceSnapshot>, report: Report): CheckContext {
  const units = facts(snapshot.allowanceTypes, (type) => type.unit)
  const leaveUnits = facts(snapshot.leaveTypes, (type) => type.leaveUnit)
  const ruleTypes = facts(snapshot.rules, (rule) => rule.allowanceTypeId)
  const isTimeZone = timeZones()
  return {
    ...references(snapshot, report),
    report,
    unitOf: (id) => units.get(id),
    leaveUnitOf: (id) => leaveUnits.get(id),
    allowanceTypeOf: (id) => ruleTypes.get(id),
    checkTimeZone: (name, at) => {
      if (typeof name !== 'string' || isTimeZone(name)) return
      report([...at, 'timeZone'], 'an IANA time zone such as Europe/Berlin')
    },
  }
}

/** One fact of each record by the record's id. Two records that share an id and disagree state nothing. */
function facts<R extends { readonly id: Id | undefined }, F>(
  records: readonly (R | undefined)[] | undefined,
  factOf: (record: R) => F,
): ReadonlyMap<Id | null | undefined, F | undefined> {
  const found = new Map<Id, F | undefined>()
  for (const record of records ?? []) {
    if (record?.id === undefined) continue
    const fact = factOf(record)
    found.set(record.id, found.has(record.id) && found.get(record.id) !== fact ? undefined : fact)
  }
  return found
}
