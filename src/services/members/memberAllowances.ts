import { derivedId } from '../../administration/figures/derivedId'
import { computeAllowances } from '../../allowance/computeAllowances'
import { type AllowanceFacts, typeInputs } from '../../allowance/typeInputs'
import { usableTypes } from '../../allowance/usableTypes'
import type { Stores } from '../../ports'
import type { AllowanceType, AllowanceYear, Id, Instant } from '../../records'
import { type KnownFacts, allowanceFacts } from '../loading/allowanceFacts'

/** A member's allowance year as `computeAllowances` works it out, without its entries (spec: Member allowance entry). */
export interface MemberAllowanceYear extends Omit<AllowanceYear, 'entries'> {
  readonly allowanceType: AllowanceType
  /** Of the record of the year, or derived where nothing was set by hand (decision 4); then it has no times. */
  readonly id: Id
  readonly createdAt: Instant | null
  readonly updatedAt: Instant | null
}

type StoredYear = Pick<MemberAllowanceYear, 'id' | 'createdAt' | 'updatedAt'>

function storedYear({ member, memberAllowances }: AllowanceFacts, type: AllowanceType, year: number): StoredYear {
  const row = memberAllowances.find((one) => one.allowanceTypeId === type.id && one.year === year)
  return { id: row?.id ?? derivedId(member.id, type.id, year), createdAt: row?.createdAt ?? null, updatedAt: row?.updatedAt ?? null }
}

/** The allowance years of every type that a member can use, by type position, oldest first. */
export async function loadMemberAllowances(stores: Stores, known: KnownFacts): Promise<MemberAllowanceYear[]> {
  const types = await stores.allowanceTypes.all()
  const facts = await allowanceFacts(stores, types, known)
  const inOrder = usableTypes(types, known.member, facts).sort((a, b) => a.position - b.position)
  return typeInputs(inOrder, facts).flatMap(({ type, input }) =>
    computeAllowances(input).map(({ entries, ...figures }) =>
      ({ ...storedYear(facts, type, figures.year), allowanceType: type, ...figures })))
}
