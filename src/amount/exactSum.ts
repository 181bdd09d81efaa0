import type { Arithmetic } from './arithmetic'
import { exactly } from './exactly'

/** The exact sum of amounts in days, or in whole minutes. */
export const exactSum = (amounts: readonly number[], unit: 'days' | 'hours'): number =>
  exactly(unit, <A>({ add, read, write, zero }: Arithmetic<A>) => write(amounts.reduce((sum, amount) => add(sum, read(amount)), zero)))
