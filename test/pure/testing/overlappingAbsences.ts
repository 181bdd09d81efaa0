import type { AbsenceRequest, WorkspaceSnapshot } from '../../../src/records'

/** The stretch of UTC time that a request covers at most; a half day ends or begins at noon. */
function extent(request: AbsenceRequest): [number, number] {
  if (request.start.length > 10) return [Date.parse(request.start), Date.parse(request.end)]
  const half = 43_200_000
  return [
    Date.parse(request.start) + (request.startAt === 'afternoon' ? half : 0),
    Date.parse(request.end) + (request.endAt === 'lunchtime' ? half : 2 * half),
  ]
}

/** The ids of requests that begin before the one before them ends, or end before they begin. */
export function overlappingAbsences({ members, requests }: WorkspaceSnapshot): string[] {
  const ofMember = new Map(members.map((member) => [member.id, [] as AbsenceRequest[]]))
  for (const request of requests) ofMember.get(request.memberId)!.push(request)
  return [...ofMember.values()].flatMap((own) => {
    const ordered = own.map((request) => ({ id: request.id, extent: extent(request) })).sort((a, b) => a.extent[0] - b.extent[0])
    return ordered
      .filter(({ extent: [start, end] }, index) => end <= start || (index > 0 && start < ordered[index - 1]!.extent[1]))
      .map(({ id }) => id)
  })
}
