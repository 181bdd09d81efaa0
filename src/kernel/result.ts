import type { Failure } from './failure'

/** An answer or a refusal. Expected refusals are values; exceptions are for programmer errors. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const refuse = (failure: Failure): Result<never> => ({ ok: false, failure })
