import type { Result } from '../../kernel/result'
import type { Ports, Stores } from '../../ports'
import type { Creation } from '../../preview/creation'
import type { RequestPayload } from '../../preview/payload'
import type { CreationContext } from '../../preview/previewContext'
import { loadPreviewContext } from '../loading/previewContext'
import { type SubjectQuestion, findSubject } from '../loading/requestSubject'
import { recordRequestChange } from './recordRequestChange'

/** Decides a creation and, unless it is refused, saves its requests and events: the part that single requests and series share. */
export async function createRequests<P extends RequestPayload>(
  stores: Stores,
  { ids }: Ports,
  payload: P,
  question: SubjectQuestion,
  decide: (context: CreationContext, payload: P) => Result<Creation>,
): Promise<Result<Creation>> {
  const subject = await findSubject(stores, payload, question)
  if (!subject.ok) return subject
  const context: CreationContext = { ...await loadPreviewContext(stores, subject.value), ids }
  const decision = decide(context, payload)
  if (decision.ok) await recordRequestChange(stores, { ...context, ...decision.value })
  return decision
}
