/** What was thrown, in the words of the log. Only an error has some: anything else may hold what was to be sent. */
export const errorText = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : 'failed without an error')
