import type { Stores } from '../../ports'
import type { WorkspaceSnapshot } from '../../records'
import { contractEvent } from './contractEvent'

/** One change through every repository that writes, by its name. */
export function everyWrite({ members, leaveTypes, requests, outOfOfficeSettings }: WorkspaceSnapshot) {
  return {
    'members.save': (stores: Stores) => stores.members.save({ ...members[0]!, name: 'Changed' }),
    'leaveTypes.save': (stores: Stores) => stores.leaveTypes.save({ ...leaveTypes[0]!, name: 'Changed' }),
    'requests.save': (stores: Stores) => stores.requests.save({ ...requests[0]!, reason: 'Changed' }),
    'outOfOfficeSettings.save': (stores: Stores) =>
      stores.outOfOfficeSettings.save({ ...outOfOfficeSettings[0]!, internalReplyMessage: 'Changed' }),
    'outbox.add': (stores: Stores) => stores.outbox.add(contractEvent(1)),
  }
}
