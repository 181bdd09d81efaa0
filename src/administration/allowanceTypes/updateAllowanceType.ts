import { type Issue, failure } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceType, AllowanceUnit } from '../../records'
import type { Actor } from '../actor'
import { fieldChanges } from '../fieldChanges'
import type { AllowanceTypeChange } from './allowanceTypeChange'
import { allowanceTypeEntry } from './allowanceTypeEntry'
import { type Names, nameFaults, tidyTranslations } from './nameFaults'

/** What is left out stays; translations that are sent replace all that are stored (spec: PATCH /allowance-types/{id}). */
export interface AllowanceTypePatch extends Names {
  readonly ignoreAllowanceLimit?: boolean
  /** Only the one that the type has. */
  readonly unit?: AllowanceUnit
}

const unitFaults = (unit: AllowanceUnit | undefined, type: AllowanceType): Issue[] =>
  unit === undefined || unit === type.unit ? [] : [fault('unit', `${type.unit}, which cannot be changed`, unit)]

/**
 * Changes an allowance type. Refuses with BAD_REQUEST every fault of the names, and another unit than the type was made with (spec:
 * Allowance Management rule 6).
 */
export function updateAllowanceType(
  patch: AllowanceTypePatch,
  type: AllowanceType,
  actor: Actor,
): Result<AllowanceTypeChange<AllowanceType>> {
  const faults = [...nameFaults(patch), ...unitFaults(patch.unit, type)]
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const { defaultName = type.defaultName, translations = type.translations, ignoreAllowanceLimit = type.ignoreAllowanceLimit } = patch
  const before = { ...type, translations: tidyTranslations(type.translations) }
  const after = {
    ...type, defaultName: defaultName.trim(), translations: tidyTranslations(translations), ignoreAllowanceLimit, updatedAt: actor.now,
  }
  const changes = fieldChanges(before, after, ['defaultName', 'translations', 'ignoreAllowanceLimit'])
  if (changes === null) return ok({ saved: [], audit: [], answer: type })
  return ok({ saved: [after], audit: [allowanceTypeEntry('allowance_type_updated', type.id, changes, actor)], answer: after })
}
