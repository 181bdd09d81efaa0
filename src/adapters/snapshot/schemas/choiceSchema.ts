import * as z from 'zod'

/** One of several words. They are the keys of a record so that the compiler finds a forgotten word as well as a wrong one. */
export const choiceSchema = <T extends string>(words: Readonly<Record<T, true>>) => {
  const list = Object.keys(words) as T[]
  return z.enum(list, { error: `${list.slice(0, -1).join(', ')} or ${list.slice(-1).join()}` })
}
