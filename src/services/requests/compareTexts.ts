/** Orders texts by their code units, which puts dates, and ids in lower case, in their order. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
