import { failure } from '../../kernel/failure'
import { type Result, ok, refuse } from '../../kernel/result'
import type { AllowanceType, AllowanceUnit, Translation, Workspace } from '../../records'
import type { Actor } from '../actor'
import type { AllowanceTypeChange } from './allowanceTypeChange'
import { allowanceTypeEntry } from './allowanceTypeEntry'
import { mostAllowanceTypes } from './mostAllowanceTypes'
import { nameFaults, tidyTranslations } from './nameFaults'

/** An allowance type to be made. */
export interface NewAllowanceType {
  readonly defaultName: string
  /** One for each language at most. */
  readonly translations: readonly Translation[]
  /** For good. */
  readonly unit: AllowanceUnit
  readonly ignoreAllowanceLimit: boolean
}

export interface NewAllowanceTypeFacts {
  readonly workspace: Workspace
  /** All of the workspace. */
  readonly types: readonly AllowanceType[]
}

/**
 * Makes an allowance type behind all others, without any rule (spec: POST /allowance-types). Refuses with BAD_REQUEST every fault of the
 * names, and one type more than the workspace may have (decision 54).
 */
export function createAllowanceType(
  { defaultName, translations, unit, ignoreAllowanceLimit }: NewAllowanceType,
  { workspace, types }: NewAllowanceTypeFacts,
  actor: Actor,
): Result<AllowanceTypeChange<AllowanceType>> {
  const faults = nameFaults({ defaultName, translations })
  if (faults.length > 0) return refuse(failure('BAD_REQUEST', faults))
  const most = mostAllowanceTypes(workspace)
  if (most !== null && types.length >= most) {
    const message = `expected at most ${most} allowance types in this workspace, which has ${types.length} already`
    return refuse(failure('BAD_REQUEST', [{ message }]))
  }
  const type: AllowanceType = {
    id: actor.ids(), defaultName: defaultName.trim(), translations: tidyTranslations(translations), unit, ignoreAllowanceLimit,
    position: Math.max(0, ...types.map(({ position }) => position)) + 1, defaultRuleId: null, deletedAt: null, createdAt: actor.now, updatedAt: actor.now,
  }
  return ok({ saved: [type], audit: [allowanceTypeEntry('allowance_type_created', type.id, null, actor)], answer: type })
}
