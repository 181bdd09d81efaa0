import { amountSchema } from '../../adapters/snapshot/schemas/amountSchema'
import { choiceSchema } from '../../adapters/snapshot/schemas/choiceSchema'
import { idSchema } from '../../adapters/snapshot/schemas/idSchema'
import { listSchema } from '../../adapters/snapshot/schemas/listSchema'
import { objectSchema } from '../../adapters/snapshot/schemas/objectSchema'
import { orNull } from '../../adapters/snapshot/schemas/orNull'
import { plainDateSchema } from '../../adapters/snapshot/schemas/plainDateSchema'
import { ruleTermsSchema } from '../../adapters/snapshot/schemas/ruleTermsSchema'
import type { Holiday } from '../../records'

const { shape: terms } = ruleTermsSchema
const { shape: carryOver } = terms.carryOver

/** Terms of which any may be left out, and then are not set to a default. */
const someTerms = objectSchema({
  cycle: terms.cycle.exactOptional(),
  amount: terms.amount.exactOptional(),
  prorationBasis: terms.prorationBasis.unwrap().exactOptional(),
  grantTiming: terms.grantTiming.unwrap().exactOptional(),
  accrualAnchorDate: terms.accrualAnchorDate.unwrap().exactOptional(),
  yearStart: terms.yearStart.unwrap().exactOptional(),
  carryOver: objectSchema({
    limit: carryOver.limit.unwrap().exactOptional(),
    expiresAfterMonths: carryOver.expiresAfterMonths.unwrap().exactOptional(),
    carryNegative: carryOver.carryNegative.unwrap().exactOptional(),
  }).strict().exactOptional(),
  rounding: terms.rounding.unwrap().exactOptional(),
}).strict()

const ruleEdit = objectSchema({ ruleId: idSchema, terms: someTerms, effectiveFrom: orNull(plainDateSchema) }).strict()

const newRule = objectSchema({
  allowanceTypeId: idSchema,
  terms: ruleTermsSchema.extend({ carryOver: terms.carryOver.strict() }).strict(),
  from: plainDateSchema,
  to: orNull(plainDateSchema),
}).strict()

const adjustment = objectSchema({
  allowanceTypeId: idSchema, date: plainDateSchema, expiryDate: orNull(plainDateSchema), amount: amountSchema(),
}).strict()

const holiday = objectSchema({
  date: plainDateSchema,
  duration: choiceSchema<Holiday['duration']>({ full_day: true, morning: true, afternoon: true }).default('full_day'),
  holidayCalendarId: orNull(idSchema),
}).strict()

/** The body of `compare`. A field of another name is refused: a misspelled one would answer another question. */
export const changesSchema = objectSchema({
  ruleEdits: listSchema(ruleEdit),
  newRules: listSchema(newRule),
  adjustments: listSchema(adjustment),
  holidays: listSchema(holiday),
}).strict()
