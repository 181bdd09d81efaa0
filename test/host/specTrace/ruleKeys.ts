/** The keys of rules that belong together: `Limit: count`. */
export const each = (of: string, ...names: readonly string[]): string[] => names.map((name) => `${of}: ${name}`)

/** The keys of numbered rules: `Conventions 1`. */
export const numbered = (of: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${of} ${index + 1}`)
