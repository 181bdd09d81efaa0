import type { RequestRepository } from '../../../ports'
import { inWindow } from '../requests/inWindow'
import { monthKeysOfWindow } from '../requests/monthKeys'
import { windowDays } from '../requests/windowDays'
import { answer } from './answer'
import type { UnitTables } from './unit'

export const requestRepository = ({ requests }: UnitTables): RequestRepository => ({
  byId: (id) => answer(() => requests.get(id)),
  ofSeries: (seriesId) => answer(() => requests.find('series', [seriesId])),
  ofMember: (memberId) => answer(() => requests.find('member', [memberId])),
  ofMembersWithin: (memberIds, window) => answer(() => inWindow(requests.find('member', memberIds), windowDays(window))),
  within: (window) =>
    answer(() => {
      const days = windowDays(window)
      const months = monthKeysOfWindow(days)
      return inWindow(months === null ? requests.all() : requests.find('month', months), days)
    }),
  representedBy: (memberId, window) =>
    answer(() => inWindow(requests.find('representative', [memberId]), windowDays(window)).filter((request) => request.memberId !== memberId)),
  save: (request) => answer(() => requests.put(request)),
})
