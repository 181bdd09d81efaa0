/** Every number of the specification's Limits chapter, and those of our own records, by name. */
export const limits = {
  /** Decimals of an amount in days. */
  amountDecimals: 6,
  /** Months after which carried-over allowance may expire. */
  carryOverExpiryMonths: { min: 1, max: 12 },
  /** Days between `start` and `end` of a list endpoint. */
  listWindowDays: 1826,
  /** Days, weeks or months between the occurrences of a series. */
  recurrenceInterval: { min: 1, max: 100 },
  /** Occurrences that `count` may ask for. */
  recurrenceCount: { min: 1, max: 365 },
  /** Days from today to the last occurrence of a series. */
  recurrenceReachDays: 365,
  /** Occurrences without which a series is none. */
  recurrenceMinOccurrences: 2,
  /** Years from `from` after which no expansion looks further (decision 29). */
  recurrenceMaxYears: 100,
  /** Days of one absence: ten years. Its cost is counted date by date, so that it cannot be left open. */
  absenceDays: 3653,
  /** UTF-16 code units of each out-of-office message (decision 8). */
  outOfOfficeMessageLength: 6000,
  /** Characters of the reason of a change of assignments, without the blanks around it. */
  assignmentReasonLength: { min: 3, max: 500 },
  /** Members of a rule that one answer lists. */
  ruleMembers: { min: 1, max: 50, default: 10 },
  /** Entries of the audit logs of rules and allowance types that one answer lists. */
  auditTake: { min: 1, max: 200, default: 100 },
  /** Entries of the audit log of a member's allowances. */
  memberAllowanceHistory: 200,
  /** Calls from one address, unless the host sets another rate. */
  requestRate: { requests: 150, seconds: 1 },
  /** The rate that the operator may grant. */
  higherRequestRate: { requests: 1500, seconds: 1 },
  /** How far the clock of an identity provider may differ (decision 52). */
  clockSkewSeconds: 60,
  /** Deliveries that one answer lists. */
  deliveryTake: { min: 1, max: 200, default: 100 },
  /** UTF-16 code units of the URL of a subscription. */
  webhookUrlLength: 2048,
  /** Events that one run hands over to their deliveries. */
  eventsPerRun: 100,
  /** Deliveries that one run sends to one subscription. */
  deliveriesPerRun: 25,
  /** After so long a run begins no further delivery: whoever is slow keeps nobody from the next run. */
  deliveryRunSeconds: 5,
  /** How long an endpoint may take to answer: far less than a delivery is held. */
  deliveryTimeLimitSeconds: { max: 60, default: 10 },
  /** How long a delivery is held for the run that sends it. */
  deliveryHoldSeconds: 300,
} as const
