import type { Plan } from '../records'

/** What only some plans include, and which (spec: Errors, plan failures; decision 53). */
const plansWith = {
  api: ['plus'],
  recurring_requests: ['essentials', 'plus'],
} as const satisfies Record<string, readonly Plan[]>

export type Feature = keyof typeof plansWith

/**
 * Whether a plan includes a feature.
 *
 * @example
 * planIncludes('essentials', 'recurring_requests') // true
 * planIncludes('essentials', 'api') // false
 */
export const planIncludes = (plan: Plan, feature: Feature): boolean =>
  (plansWith[feature] as readonly Plan[]).includes(plan)
