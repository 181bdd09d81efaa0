import type { RecurringPreview, RequestPreview } from '../preview/preview'
import type { PreviewContext } from '../preview/previewContext'
import type { RequestPayload } from '../preview/payload'
import { obstacleTo } from '../preview/verdict'
import { obstacleText } from './obstacleText'

/** Whether a request can be created, and if not why, in a sentence. */
export function verdictText(
  preview: RecurringPreview | RequestPreview,
  context: PreviewContext,
  { ignoreMaximumAbsence }: Pick<RequestPayload, 'ignoreMaximumAbsence'>,
): string {
  const obstacle = obstacleTo({
    ...preview,
    isAllowanceSufficient: preview.isAllowanceSufficient ?? true,
    ignoresDepartmentLimits: context.caller.isAdmin && ignoreMaximumAbsence,
  })
  return obstacle === null ? 'Can be created.\n' : `Cannot be created: ${obstacleText(obstacle, context)}. [${obstacle.code}]\n`
}
