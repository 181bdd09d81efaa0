import { parsePlainDate } from '../../calendar'
import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import { limits } from '../../kernel/limits'
import type { AllowanceUnit, RuleTerms } from '../../records'
import { amountIssues } from '../amountIssues'

type Check = (terms: RuleTerms, unit: AllowanceUnit) => readonly Issue[]

const amountOfAtLeastZero = (path: string, amount: number, unit: AllowanceUnit): Issue[] =>
  amount < 0 ? [fault(path, '0 or more', amount)] : amountIssues(path, amount, unit)

const isWholeBetween = (value: number, min: number, max: number): boolean => Number.isInteger(value) && value >= min && value <= max

const amountFits: Check = ({ amount }, unit) => amountOfAtLeastZero('amount', amount, unit)

/** Spec: Conventions 5. */
const anchorExists: Check = ({ accrualAnchorDate: date }) =>
  date === null || parsePlainDate(date) !== null ? [] : [fault('accrualAnchorDate', 'a calendar date YYYY-MM-DD', date)]

/** A day that a month lacks falls on its last one (allowances A1): every month takes 31. */
const MOST_DAYS = 31

const yearStartExists: Check = ({ yearStart }) => {
  if (yearStart.kind !== 'fixed') return []
  const { month, day } = yearStart
  return [
    ...(isWholeBetween(month, 1, 12) ? [] : [fault('yearStart.month', 'a month from 1 to 12', month)]),
    ...(isWholeBetween(day, 1, MOST_DAYS) ? [] : [fault('yearStart.day', `a day from 1 to ${MOST_DAYS}`, day)]),
  ]
}

const carryOverLimitFits: Check = ({ carryOver: { limit } }, unit) =>
  (limit === null ? [] : amountOfAtLeastZero('carryOver.limit', limit, unit))

/** Allowances D5. */
const carryOverExpiryFits: Check = ({ carryOver: { expiresAfterMonths } }) => {
  const { min, max } = limits.carryOverExpiryMonths
  return expiresAfterMonths === null || isWholeBetween(expiresAfterMonths, min, max)
    ? []
    : [fault('carryOver.expiresAfterMonths', `a number of months from ${min} to ${max}`, expiresAfterMonths)]
}

const roundingStepFits: Check = ({ rounding }, unit) => {
  if (rounding === null) return []
  const { step } = rounding
  return step <= 0 ? [fault('rounding.step', 'a number above 0', step)] : amountIssues('rounding.step', step, unit)
}

const checks: readonly Check[] = [amountFits, anchorExists, yearStartExists, carryOverLimitFits, carryOverExpiryFits, roundingStepFits]

/** Everything that is wrong with the terms of a rule of an allowance type of this unit, with its path in the terms. */
export const termsFaults = (terms: RuleTerms, unit: AllowanceUnit): Issue[] => checks.flatMap((check) => check(terms, unit))
