import type { DocumentId } from '@karar/schema'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { failureWords } from '../../lib/http/failure-words.ts'
import { call } from '../../lib/http/http.ts'
import type { HttpError } from '../../lib/http/http-error.ts'
import { useSend } from '../../lib/http/use-send.ts'
import { saveFile } from '../../lib/save-file.ts'
import { fileNameOf } from '../../lib/text/file-name.ts'
import { offerUpgrade, usageQuery } from '../usage/api.ts'
import { type ReportKind, reportFailure } from './failure.ts'

export type { ReportKind }

/** Reports wait for each other on the server. */
const patience = 5 * 60_000

const paths: Record<ReportKind, string> = {
  pdf: 'download-pdf',
  docx: 'download-docx',
  otherSide: 'download-docx/other-side',
}

async function download(id: DocumentId, kind: ReportKind): Promise<void> {
  const partingWords = i18next.t('report:failed.signedOut')
  const answer = await call(`/documents/${id}/${paths[kind]}`, { timeout: patience, partingWords })
  saveFile(await answer.blob(), fileNameOf(answer) ?? i18next.t(`report:fallback.${kind}`))
}

export interface ReportDownload {
  /** what is being made just now */
  making: ReportKind | null
  /** the plan has no reports: a download offers the upgrade instead */
  locked: boolean
  start(kind: ReportKind): void
}

/** Downloads of a document's report, told of when they fail. Needs the words of `report`. */
export function useReportDownload(id: DocumentId): ReportDownload {
  const { data: usage } = useQuery(usageQuery)
  const locked = usage?.report === false
  const { mutate, isPending, variables } = useSend({
    mutationFn: (kind: ReportKind) => download(id, kind),
    onError: (error, kind) => tell(error, kind),
  })
  return {
    making: isPending ? variables : null,
    locked,
    start: (kind) => {
      if (locked) offerUpgrade({ reason: 'report_not_in_plan', words: i18next.t('report:failed.notInPlan') })
      else if (!isPending) mutate(kind)
    },
  }
}

function tell(error: unknown, kind: ReportKind): void {
  const failure = reportFailure(error)
  // nobody was signed in any more when it was asked for; where the session ended on the way, the sign-in screen says so
  if (failure === 'notInPlan') {
    const words = i18next.t('report:failed.deniedWith', { words: (error as HttpError).detail })
    offerUpgrade({ reason: 'report_not_in_plan', words })
    return
  }
  notifications.show({
    message: wordsFor(failure, error, kind),
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
  })
}

function wordsFor(failure: Exclude<ReturnType<typeof reportFailure>, 'notInPlan'>, error: unknown, kind: ReportKind) {
  if (failure === 'other') return failureWords(error, i18next.t('report:failed.other'))
  return i18next.t(`report:failed.${failure === 'server' && kind !== 'pdf' ? 'serverWord' : failure}`)
}
