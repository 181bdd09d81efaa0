/** The recurrence fields of a request body, right or wrong. */
export type RecurrenceBody = Readonly<Record<string, unknown>>
