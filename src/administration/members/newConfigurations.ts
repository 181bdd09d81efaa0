import { typesInOrder } from '../../allowance/typesInOrder'
import { configureAllowanceType } from '../../members/configureAllowanceType'
import type { AllowanceType, AllowanceTypeConfiguration } from '../../records'
import type { Actor } from '../actor'
import type { DefaultAllowance } from './newMember'

/**
 * How a new member sees the allowance types, one after the other as they are named; exactly one is the default (decision 50). Where none
 * is named, the first of the workspace by position becomes it: a member always has one (spec: Allowance type configuration).
 */
export function newConfigurations(
  defaultAllowances: readonly DefaultAllowance[],
  types: readonly AllowanceType[],
  actor: Actor,
): AllowanceTypeConfiguration[] {
  const named: readonly DefaultAllowance[] = defaultAllowances.length > 0 ? defaultAllowances : typesInOrder(types).slice(0, 1)
  return named.reduce<AllowanceTypeConfiguration[]>(
    (rows, { id: allowanceTypeId, default: asked = false, disabled = false }) =>
      configureAllowanceType(rows, { allowanceTypeId, default: asked, disabled }, actor),
    [])
}
