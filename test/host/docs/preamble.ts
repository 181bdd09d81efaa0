import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AllowanceRule, type Ids, type PreviewContext, type RecurringRequestPayload, type RuleTerms, type SingleRequestPayload,
  type WorkspaceSnapshot, workspaceContexts,
} from '../../../src/index'
import { parseSnapshot } from '../../../src/adapters/snapshot/index'

/** Records that an example in a doc comment may use without explaining them. */

const company = readFileSync(join(import.meta.dirname, '../../../docs/examples/company.json'), 'utf8')

function proven<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the preamble lacks a record')
  return value
}

function read(): WorkspaceSnapshot {
  const result = parseSnapshot(company)
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** The text of the example company's file. */
export const workspaceText = company

/** The example company: Johanna Brandt first, then Murat Aydin and Lena Petersen. */
export const snapshot: WorkspaceSnapshot = read()

/** Full time: 30 days a year. */
export const rule: AllowanceRule = proven(snapshot.rules[0])

export const terms: RuleTerms = proven(rule.revisions[0]).terms

/** Gives every record a new UUID. */
export const ids: Ids = () => randomUUID()

const murat = proven(snapshot.members[1]).id
const annualLeave = proven(snapshot.leaveTypes[0]).id

/** Murat asks for annual leave of his own, on 30 June 2026. */
export const previewContext: PreviewContext = workspaceContexts(snapshot).preview({
  now: '2026-06-30T09:00:00.000Z', callerId: murat, requesterId: murat, leaveTypeId: annualLeave, representativeIds: [],
})

const request = {
  leaveTypeId: annualLeave, requesterMemberId: murat, reason: null, representativeMemberIds: [], ignoreMaximumAbsence: false,
  adminApprovalOption: null,
} as const

/** Four Mondays off, from 31 August 2026 on. */
export const weeklyRequest: RecurringRequestPayload = {
  ...request, repeat: 'weekly', interval: 1, from: '2026-08-31', until: null, count: 4, startTime: null, endTime: null,
  halfDay: 'full_day', weekDays: null, day: null, month: null, pos: null, exDates: [],
}

/** A week off, from 3 to 7 August 2026. */
export const singleRequest: SingleRequestPayload = {
  ...request, start: '2026-08-03', end: '2026-08-07', startAt: 'morning', endAt: 'end_of_day',
}
