/** A promise of what a query answers; what it throws, the promise is rejected with. */
export const answer = <T>(query: () => T): Promise<T> =>
  new Promise((resolve) => {
    resolve(query())
  })
