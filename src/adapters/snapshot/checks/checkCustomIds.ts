import type { Member } from '../../../records'
import type { Report } from '../faults/fault'
import type { Readable } from '../shapes/readable'
import { eachSecond } from './eachSecond'

/** Where members have a `customId`, it is theirs alone. */
export const checkCustomIds = (members: readonly (Readable<Member> | undefined)[], report: Report): void =>
  eachSecond(members, ({ customId }) => customId, (_, index, first) => {
    report(['members', index, 'customId'], 'a customId of its own', `the customId of members[${first}]`)
  })
