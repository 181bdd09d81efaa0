import type { Stores } from '../../../ports'
import type { AllowanceRule, Id } from '../../../records'

/** A rule that is not deleted; null when there is none: who was not there does not learn what was. */
export async function findRule({ rules }: Stores, ruleId: Id): Promise<AllowanceRule | null> {
  const rule = await rules.byId(ruleId)
  return rule?.deletedAt === null ? rule : null
}
