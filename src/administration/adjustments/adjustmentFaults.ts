import { parsePlainDate } from '../../calendar'
import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { AllowanceType } from '../../records'
import { amountIssues } from '../amountIssues'
import type { NewAdjustment } from './newAdjustment'

/** `type` is the one that the adjustment names, null when there is none. */
type Check = (adjustment: NewAdjustment, type: AllowanceType | null) => readonly Issue[]

const isDate = (text: string): boolean => parsePlainDate(text) !== null

const typeIsKnown: Check = ({ allowanceTypeId }, type) =>
  type === null ? [fault('allowanceTypeId', 'the id of an allowance type', allowanceTypeId)] : []

/** Spec: Conventions 5. */
const datesExist: Check = ({ date, expiryDate }) => [
  ...(isDate(date) ? [] : [fault('date', 'a calendar date YYYY-MM-DD', date)]),
  ...(expiryDate === null || isDate(expiryDate) ? [] : [fault('expiryDate', 'a calendar date YYYY-MM-DD', expiryDate)]),
]

/** Texts of dates compare like the dates. */
const expiresOnItsDateOrLater: Check = ({ date, expiryDate }) =>
  expiryDate !== null && isDate(date) && isDate(expiryDate) && expiryDate < date ? [fault('expiryDate', `${date} (date) or later`, expiryDate)] : []

const onlyPositiveOnesExpire: Check = ({ amount, expiryDate }) =>
  expiryDate !== null && amount <= 0 ? [fault('expiryDate', 'null, because only a positive amount can expire', expiryDate)] : []

/** Of an unknown type the unit is unknown too. */
const amountFitsItsUnit: Check = ({ amount }, type) => amountIssues('amount', amount, type?.unit ?? 'days')

const amountIsNotZero: Check = ({ amount }) => (amount === 0 ? [{ path: 'amount', message: 'expected an amount other than 0, got 0' }] : [])

const checks: readonly Check[] = [
  typeIsKnown, datesExist, expiresOnItsDateOrLater, onlyPositiveOnesExpire, amountFitsItsUnit, amountIsNotZero,
]

/** Everything that is wrong with an adjustment to be made, with its path in the body (allowances C2; spec: Conventions 5). */
export const adjustmentFaults = (adjustment: NewAdjustment, type: AllowanceType | null): Issue[] =>
  checks.flatMap((check) => check(adjustment, type))
