import type { Issue } from '../kernel/failure'
import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'

const placed = (index: number, { path, message }: Issue): Issue =>
  ({ path: path === undefined ? `[${index}]` : `[${index}].${path}`, message })

/**
 * Judges a body, or each body of an array alone; an array is answered as an array. One body that is refused refuses the
 * whole, with every fault and its place; who is kept out of one of them is told of no other faults (decision 31).
 */
export function judgeEach<T>(body: unknown, judge: (body: unknown) => Result<T>): Result<T | T[]> {
  if (!Array.isArray(body)) return judge(body)
  const issues: Record<'FORBIDDEN' | 'BAD_REQUEST', Issue[]> = { FORBIDDEN: [], BAD_REQUEST: [] }
  const judged: T[] = []
  for (const [index, item] of body.entries()) {
    const result = judge(item)
    if (result.ok) {
      judged.push(result.value)
      continue
    }
    const { code, issues: faults } = result.failure
    issues[code === 'FORBIDDEN' ? 'FORBIDDEN' : 'BAD_REQUEST'].push(...faults.map((issue) => placed(index, issue)))
  }
  if (issues.FORBIDDEN.length > 0) return refuse(failure('FORBIDDEN', issues.FORBIDDEN))
  return issues.BAD_REQUEST.length > 0 ? refuse(failure('BAD_REQUEST', issues.BAD_REQUEST)) : ok(judged)
}
