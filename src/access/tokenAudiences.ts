/**
 * The audiences of which a token of the identity provider has to name one: the automation connector (spec: Authentication rule 3).
 *
 * @example
 * tokenAudiences.includes('4dce2abf-3f8e-4281-9f7a-d602fc391886') // true
 */
export const tokenAudiences: readonly string[] = [
  '4dce2abf-3f8e-4281-9f7a-d602fc391886', 'api://4dce2abf-3f8e-4281-9f7a-d602fc391886',
]
