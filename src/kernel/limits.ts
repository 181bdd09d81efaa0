/** Every number of the specification's Limits chapter, and those of our own records, by name. */
export const limits = {
  /** Decimals of an amount in days. */
  amountDecimals: 6,
  /** Months after which carried-over allowance may expire. */
  carryOverExpiryMonths: { min: 1, max: 12 },
  /** Days between `start` and `end` of a list endpoint. */
  listWindowDays: 1826,
} as const
