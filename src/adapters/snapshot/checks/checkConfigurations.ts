import type { AllowanceTypeConfiguration, Id } from '../../../records'
import type { Path } from '../faults/fault'
import { pathText } from '../faults/pathText'
import type { Readable } from '../shapes/readable'
import type { CheckContext } from './checkContext'
import { distinctIds } from './distinctIds'
import { eachPart } from './eachPart'

/** A member has at most one configuration of an allowance type, and at most one of them is the default (decision 50). */
export function checkConfigurations(
  configurations: readonly (Readable<AllowanceTypeConfiguration> | undefined)[],
  at: Path,
  { report, refer }: CheckContext,
): void {
  distinctIds(configurations, at, report)
  const firstOfType = new Map<Id, Path>()
  let firstDefault: Path | undefined
  eachPart(configurations, at, (configuration, place) => {
    const type = configuration.allowanceTypeId
    const sameType = type === undefined ? undefined : firstOfType.get(type)
    refer('allowanceTypes', type, place, 'allowanceTypeId')
    if (sameType !== undefined) {
      report([...place, 'allowanceTypeId'], 'one configuration of each allowance type', `the type of ${pathText(sameType)}`)
    } else if (type !== undefined) firstOfType.set(type, place)
    if (configuration.default !== true) return
    if (firstDefault === undefined) firstDefault = place
    else report([...place, 'default'], 'one default configuration', `a second one beside ${pathText(firstDefault)}`)
  })
}
