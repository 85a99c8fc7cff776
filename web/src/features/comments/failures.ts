import { longestComment } from '@karar/schema'
import i18next from 'i18next'
import { HttpError } from '../../lib/http/http-error.ts'
import { formatNumber } from '../../lib/text/format.ts'

type Doing = 'add' | 'update' | 'delete'

/** Why something could not be done to a comment: the server's words where it refused, ours where it failed. */
export function commentFailure(error: unknown, doing: Doing): string {
  // so long that the server does not even take it in
  if (error instanceof HttpError && error.status === 413)
    return i18next.t('comments:failed.tooLong', { limit: formatNumber(longestComment) })
  const refused = error instanceof HttpError && [400, 403, 404, 409].includes(error.status)
  return (refused && error.detail) || i18next.t(`comments:failed.${doing}`)
}
