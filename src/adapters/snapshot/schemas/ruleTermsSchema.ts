import * as z from 'zod'
import { limits } from '../../../kernel/limits'
import type { CarryOverTerms, Rounding, RuleTerms, YearStart } from '../../../records'
import { isObject } from '../shapes/isObject'
import { amountSchema } from './amountSchema'
import { choiceSchema } from './choiceSchema'
import { flagSchema } from './flagSchema'
import { objectSchema } from './objectSchema'
import { orNull } from './orNull'
import { plainDateSchema } from './plainDateSchema'
import { wholeNumberSchema } from './wholeNumberSchema'

const yearStartKinds = 'fiscal_year, fixed or employment_anniversary'

const yearStart = z.discriminatedUnion(
  'kind',
  [
    objectSchema({ kind: z.literal('fiscal_year') }),
    // Day 31 fits every month: a day that a month lacks falls on its last day (allowances A1).
    objectSchema({ kind: z.literal('fixed'), month: wholeNumberSchema(1, 12), day: wholeNumberSchema(1, 31) }),
    objectSchema({ kind: z.literal('employment_anniversary') }),
  ],
  { error: ({ input }) => (isObject(input) ? yearStartKinds : `an object of kind ${yearStartKinds}`) },
) satisfies z.ZodType<YearStart>

const { min, max } = limits.carryOverExpiryMonths

const carryOver = objectSchema({
  limit: orNull(amountSchema('zero')),
  expiresAfterMonths: orNull(wholeNumberSchema(min, max)),
  carryNegative: flagSchema(true),
}) satisfies z.ZodType<CarryOverTerms>

const rounding = objectSchema({
  step: amountSchema('aboveZero'),
  mode: choiceSchema<Rounding['mode']>({ half_up: true, up: true, down: true }),
}) satisfies z.ZodType<Rounding>

export const ruleTermsSchema = objectSchema({
  cycle: choiceSchema<RuleTerms['cycle']>({ yearly: true, monthly: true, bi_weekly: true }),
  amount: amountSchema('zero'),
  prorationBasis: choiceSchema<RuleTerms['prorationBasis']>({ month: true, day: true }).default('month'),
  grantTiming: choiceSchema<RuleTerms['grantTiming']>({ start: true, end: true }).default('start'),
  accrualAnchorDate: orNull(plainDateSchema),
  yearStart: yearStart.prefault({ kind: 'fiscal_year' }),
  carryOver,
  rounding: orNull(rounding),
}) satisfies z.ZodType<RuleTerms>
