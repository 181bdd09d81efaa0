/** The programmer error of handing over an amount that its unit cannot express. */
export const amountFault = (amount: number, scale: number): RangeError =>
  new RangeError(`expected ${scale === 1 ? 'whole minutes' : 'an amount with at most six decimals'}, got ${amount}`)
