/**
 * The one table of refusal codes: what the interface answers for each, and where the specification speaks of it.
 * Later rooms add their codes here and nowhere else.
 */
export const codes = {
  BAD_REQUEST: { message: 'Invalid input data', status: 400, spec: 'Errors' },
  PAYLOAD_TOO_LARGE: { message: 'Input too large', status: 413, spec: 'Errors' },
  RECURRENCE_END_REQUIRED: { message: 'The series has neither until nor count', status: 400, spec: 'Errors: rejection codes, group A' },
  RECURRENCE_RULE_INVALID: { message: 'day, month, pos or weekDays do not match repeat', status: 400, spec: 'Errors: rejection codes, group A' },
  RECURRENCE_WINDOW_EXCEEDED: { message: 'The series reaches more than 365 days into the future', status: 400, spec: 'Errors: rejection codes, group A' },
  RECURRENCE_TOO_FEW_OCCURRENCES: { message: 'The series has fewer than two occurrences', status: 400, spec: 'Errors: rejection codes, group A' },
} as const satisfies Record<string, { message: string; status: number; spec: string }>

export type Code = keyof typeof codes
