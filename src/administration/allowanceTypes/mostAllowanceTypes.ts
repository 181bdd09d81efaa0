import type { Plan, Workspace } from '../../records'

/** How many allowance types a plan includes; null = as many as wanted (decision 54). */
const includedIn: Record<Plan, number | null> = { free: 1, mini: 1, essentials: 10, plus: null }

/** How many allowance types a workspace may have: what its settings say, else what its plan includes; null = as many as wanted. */
export const mostAllowanceTypes = ({ plan, settings }: Workspace): number | null => settings.maxAllowanceTypes ?? includedIn[plan]
