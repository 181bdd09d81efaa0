/** Text order by code unit: the same on every host, unlike a locale's. Dates and instants as texts compare like the dates and instants. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
