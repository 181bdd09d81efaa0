import { typeInputs } from '../../allowance/typeInputs'
import { computeAllowances } from '../../allowance/computeAllowances'
import { usableTypes } from '../../allowance/usableTypes'
import type { AllowanceFigures } from '../../events/eventFacts'
import type { Stores } from '../../ports'
import { type KnownFacts, allowanceFacts } from './allowanceFacts'

/** The figures of every allowance year of every type that a member can use, by type position. */
export async function loadAllowanceFigures(stores: Stores, known: KnownFacts): Promise<AllowanceFigures[]> {
  const types = await stores.allowanceTypes.all()
  const facts = await allowanceFacts(stores, types, known)
  const inOrder = usableTypes(types, known.member, facts).sort((a, b) => a.position - b.position)
  return typeInputs(inOrder, facts).flatMap(({ type, input }) =>
    computeAllowances(input).map(({ year, allowance, broughtForward, compensatoryTimeOff, remaining, taken }) =>
      ({ allowanceTypeId: type.id, year, allowance, broughtForward, compensatoryTimeOff, remaining, taken })))
}
