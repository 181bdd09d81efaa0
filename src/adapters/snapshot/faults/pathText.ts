import { shortText } from './shortText'
import type { Path } from './fault'

/** What stands in a path without brackets and quotation marks: a word, and not too long. */
const NAME = /^[A-Za-z_$][\w$]{0,59}$/

/** A path as one string: `members[3].schedules[0].from`, `departments[0].defaultRuleIds["0f..."]`. */
export function pathText(path: Path): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else if (NAME.test(String(step))) text += text === '' ? String(step) : `.${String(step)}`
    else text += `[${shortText(String(step))}]`
  }
  return text
}
