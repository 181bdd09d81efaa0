import type { ApprovalProcess } from '../records'

/** What an approval process says: who is asked at a time, and how many have to agree (decision 42). */
interface ProcessRule {
  /** Only the first who has not decided is asked; otherwise all of them. */
  readonly linear: boolean
  readonly quorum: 'all' | 'one'
}

export const processRules: Readonly<Record<ApprovalProcess, ProcessRule>> = {
  Linear_all_have_to_agree: { linear: true, quorum: 'all' },
  Linear_one_has_to_agree: { linear: true, quorum: 'one' },
  Parallel_all_have_to_agree: { linear: false, quorum: 'all' },
  Parallel_one_has_to_agree: { linear: false, quorum: 'one' },
}
