export type { Arithmetic } from './arithmetic'
export { exactly } from './exactly'
export { type Fraction, addShare } from './fraction'
export { roundToStep } from './roundToStep'
