/** A reason without blanks around it; null when nothing is left. */
export const givenReason = (reason: string | null): string | null => reason?.trim() || null
