/**
 * The one table of refusal codes: what the interface answers for each, and where the specification speaks of it.
 * Later rooms add their codes here and nowhere else. The rejection codes stand in the order in which they are checked.
 */
export const codes = {
  BAD_REQUEST: { message: 'Invalid input data', status: 400, spec: 'Errors' },
  UNAUTHORIZED: { message: 'Authorization not provided', status: 401, spec: 'Errors' },
  FORBIDDEN: { message: 'Insufficient access', status: 403, spec: 'Errors' },
  NOT_FOUND: { message: 'Not found', status: 404, spec: 'Errors' },
  CONFLICT: { message: 'Conflict with the current state', status: 409, spec: 'Errors' },
  PAYLOAD_TOO_LARGE: { message: 'Input too large', status: 413, spec: 'Errors' },
  TOO_MANY_REQUESTS: { message: 'Too many requests', status: 429, spec: 'Limits' },
  INTERNAL_SERVER_ERROR: { message: 'Internal server error', status: 500, spec: 'Errors' },

  RECURRENCE_END_REQUIRED: { message: 'The series has neither until nor count', status: 400, spec: 'Errors: rejection codes, group A' },
  RECURRENCE_RULE_INVALID: { message: 'day, month, pos or weekDays do not match repeat', status: 400, spec: 'Errors: rejection codes, group A' },
  RECURRENCE_WINDOW_EXCEEDED: { message: 'The series reaches more than 365 days into the future', status: 400, spec: 'Errors: rejection codes, group A' },
  RECURRENCE_TOO_FEW_OCCURRENCES: { message: 'The series has fewer than two occurrences', status: 400, spec: 'Errors: rejection codes, group A' },
  HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE: { message: 'The leave type is counted in time and needs a start time and a later end time', status: 400, spec: 'Errors: rejection codes, group A' },
  HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE: { message: 'The leave type is taken in whole days only', status: 400, spec: 'Errors: rejection codes, group A' },
  OUTSIDE_EMPLOYMENT_PERIOD: { message: 'A date lies outside the employment of the member', status: 400, spec: 'Errors: rejection codes, group A' },

  LEAVE_TYPE_DISABLED: { message: 'The leave type is switched off for the member', status: 400, spec: 'Errors: rejection codes, group B' },
  REASON_REQUIRED: { message: 'The leave type needs a reason', status: 400, spec: 'Errors: rejection codes, group B' },
  REASON_TOO_LONG: { message: 'The reason is too long', status: 400, spec: 'Errors: rejection codes, group B' },
  OUTSIDE_FISCAL_YEAR_WINDOW: { message: 'A date lies outside the fiscal years that can be booked', status: 400, spec: 'Errors: rejection codes, group B' },
  PAST_DATE_NOT_ALLOWED: { message: 'A date lies too far in the past', status: 400, spec: 'Errors: rejection codes, group B' },
  REPRESENTATIVE_CONFLICT: { message: 'The member has agreed to represent somebody else on a date', status: 400, spec: 'Errors: rejection codes, group B' },
  NO_APPROVER_SET: { message: 'The leave type needs approval and the member has no approver', status: 400, spec: 'Errors: rejection codes, group B' },
  REPRESENTATIVES_INVALID: { message: 'A chosen representative cannot represent the member', status: 400, spec: 'Errors: rejection codes, group B' },
  REQUIRED_REPRESENTATIVES_COUNT_NOT_MET: { message: 'The leave type needs more representatives', status: 400, spec: 'Errors: rejection codes, group B' },

  REQUEST_CONFLICT: { message: 'Another request of the member overlaps', status: 400, spec: 'Endpoints: preview, verdict rule' },
  DEPARTMENT_LIMIT_REACHED: { message: 'As many members of a department are absent as it allows', status: 400, spec: 'Endpoints: preview, verdict rule' },
  ALLOWANCE_INSUFFICIENT: { message: 'The allowance does not cover the absence', status: 400, spec: 'Endpoints: preview, rule 5' },
} as const satisfies Record<string, { message: string; status: number; spec: string }>

export type Code = keyof typeof codes
