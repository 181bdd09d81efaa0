import type { RecurringPreview, RequestPreview } from '../preview/preview'
import type { PreviewContext } from '../preview/previewContext'
import type { Id } from '../records'
import { periodText } from './periodText'

const reasonWords = { absent: 'is absent', inactive: 'is not active', outside_employment: 'is not employed' } as const

/** A heading with its lines; nothing without any. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${heading}\n`, ...lines.map((line) => `  ${line}\n`)]

type Findings = RecurringPreview | RequestPreview

function allowanceLine({ isAllowanceSufficient }: Findings, { leaveType, allowanceType }: PreviewContext): string {
  if (!leaveType.takesFromAllowance || allowanceType === null) return 'Takes from no allowance.\n'
  return `The allowance ${allowanceType.defaultName} ${isAllowanceSufficient === true ? 'covers it' : 'does not cover it'}.\n`
}

/** What is known of a request for people: whether the allowance covers it, and every date on which something stands out. */
export function findingsText(preview: Findings, context: PreviewContext): string {
  const { requester, workspace, colleagues } = context
  const zoneOf = (id: Id): string =>
    [requester, ...colleagues].find((member) => member.id === id)?.timeZone ?? workspace.timeZone
  const conflicts = preview.conflicts.flatMap(({ date, conflictsWith }) => conflictsWith.map((other) =>
    `${date}  ${other.leaveTypeName ?? 'a request'} ${periodText(other, zoneOf(requester.id))} (${other.status})`))
  const limits = preview.departmentLimitConflicts.map(({ date, departmentName, currentAbsent, maxAllowed }) =>
    `${date}  ${departmentName}: ${currentAbsent} absent, ${maxAllowed} allowed`)
  const unavailable = preview.representativeUnavailable.flatMap(({ date, representatives }) =>
    representatives.map(({ memberId, memberName, reason }) => `${date}  ${memberName ?? memberId} ${reasonWords[reason]}`))
  const overlaps = preview.representativeOverlaps.flatMap(({ date, representingFor }) => representingFor.map((other) =>
    `${date}  ${other.memberName ?? other.memberId}, absent ${periodText(other, zoneOf(other.memberId))} (${other.status})`))
  return [
    allowanceLine(preview, context),
    ...section(`Other requests of ${requester.name} overlap:`, conflicts),
    ...section('Departments are at their limit:', limits),
    ...section('Chosen representatives cannot stand in:', unavailable),
    ...section(`${requester.name} stands in, or is asked to, for:`, overlaps),
  ].join('')
}
