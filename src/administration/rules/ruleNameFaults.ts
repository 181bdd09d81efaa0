import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'

/** What is wrong with the name of a rule: that it is empty. */
export const ruleNameFaults = (name: string): Issue[] => (name.trim() === '' ? [fault('name', 'a text that is not empty', name)] : [])
