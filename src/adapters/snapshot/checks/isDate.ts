/** Dates and instants are told apart by their length: what was read is in the one normal form of either. */
export const isDate = (text: string): boolean => text.length === 10
