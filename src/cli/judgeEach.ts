import type { Issue } from '../kernel/failure'
import { failure } from '../kernel/failure'
import { type Result, ok, refuse } from '../kernel/result'

/**
 * Judges a body, or each body of an array alone; an array is answered as an array. Bodies that cannot be read refuse the
 * whole, with every fault and its place.
 */
export function judgeEach<T>(body: unknown, judge: (body: unknown) => Result<T>): Result<T | T[]> {
  if (!Array.isArray(body)) return judge(body)
  const issues: Issue[] = []
  const judged: T[] = []
  for (const [index, item] of body.entries()) {
    const result = judge(item)
    if (result.ok) judged.push(result.value)
    else for (const { path, message } of result.failure.issues) {
      issues.push({ path: path === undefined ? `[${index}]` : `[${index}].${path}`, message })
    }
  }
  return issues.length > 0 ? refuse(failure('BAD_REQUEST', issues)) : ok(judged)
}
