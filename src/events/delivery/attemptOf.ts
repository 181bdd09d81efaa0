import type { DeliveryAttempt, Instant } from '../../records'

/** What an attempt came to: the status of the endpoint's answer, or why there is none. */
type Answer = Pick<DeliveryAttempt, 'status' | 'error'>

/** Characters of an error that the log keeps. */
const errorLength = 200

/** By code points: not every store takes half a character. */
const shortened = (text: string): string => Array.from(text).slice(0, errorLength).join('')

/** An attempt as it is logged (decision 56). The endpoint has the message when it answers with a status from 200 to 299. */
export const attemptOf = ({ status, error }: Answer, at: Instant): DeliveryAttempt =>
  ({ at, ok: status !== null && status >= 200 && status < 300, status, error: error === null ? null : shortened(error) })
