/** The lists that other records refer to, each with the words for one of its records. */
export const recordKinds = {
  departments: 'a department',
  members: 'a member',
  holidayCalendars: 'a holiday calendar',
  leaveTypes: 'a leave type',
  allowanceTypes: 'an allowance type',
  rules: 'a rule',
  webhookSubscriptions: 'a webhook subscription',
} as const

export type RecordKind = keyof typeof recordKinds
