import { type DayRange, intersection } from '../../../calendar'
import type { AbsenceRequest } from '../../../records'
import { requestDays } from './requestDays'

/** The requests that may touch some of the dates. */
export const inWindow = (requests: readonly AbsenceRequest[], days: DayRange): AbsenceRequest[] =>
  requests.filter((request) => intersection(requestDays(request), days) !== null)
