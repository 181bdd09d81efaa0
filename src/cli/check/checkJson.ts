import type { CheckAnswer } from './judgeAbsence'

/** An answer as the command line writes it: conflicts by the ids of their requests. */
export const checkJson = ({ preview }: CheckAnswer): unknown => ({
  canCreate: preview.canCreate,
  rejection: preview.rejection,
  isAllowanceSufficient: preview.isAllowanceSufficient,
  conflicts: preview.conflicts.map(({ date, conflictsWith }) =>
    ({ date, requestIds: conflictsWith.map(({ requestId }) => requestId) })),
  departmentLimitConflicts: preview.departmentLimitConflicts,
  duration: preview.duration,
})
