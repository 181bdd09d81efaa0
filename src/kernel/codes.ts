/**
 * The one table of refusal codes: what the interface answers for each, and where the specification speaks of it.
 * Later rooms add their codes here and nowhere else.
 */
export const codes = {
  BAD_REQUEST: { message: 'Invalid input data', status: 400, spec: 'Errors' },
  PAYLOAD_TOO_LARGE: { message: 'Input too large', status: 413, spec: 'Errors' },
} as const satisfies Record<string, { message: string; status: number; spec: string }>

export type Code = keyof typeof codes
