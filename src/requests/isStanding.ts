import type { AbsenceRequest } from '../records'

/** Whether a request makes its member absent: waiting for an answer or approved (decisions 38 to 40). */
export const isStanding = ({ status }: Pick<AbsenceRequest, 'status'>): boolean => status === 'PENDING' || status === 'APPROVED'
