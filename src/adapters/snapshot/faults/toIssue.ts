import type { Issue } from '../../../kernel/failure'
import type { Fault } from './fault'
import { pathText } from './pathText'
import { valueAt } from './valueAt'
import { valueText } from './valueText'

/** A fault in the words of the answer. */
export const toIssue = ({ path, expected, got }: Fault, input: unknown): Issue => ({
  path: pathText(path),
  message: `expected ${expected}, got ${got ?? valueText(valueAt(input, path))}`,
})
