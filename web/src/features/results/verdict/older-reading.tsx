import type { Document } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { useStartAnalysis } from '../use-start-analysis.ts'

interface Props {
  document: Document
  /** an earlier version called it low risk, which nobody should rely on; or found more, which stands, and might be told better today */
  kind: 'olderReading' | 'newerReading'
}

/** An earlier version read it: says so, and offers to read anew. */
export function OlderReading({ document, kind }: Props) {
  const { t } = useTranslation('results')
  const start = useStartAnalysis(document)
  return (
    <Notice
      tone={kind === 'olderReading' ? 'warning' : 'info'}
      title={t(`${kind}.title`)}
      action={
        !document.owner && (
          <TextAction disabled={start.isPending} onClick={() => start.mutate()}>
            {t('olderReading.again')}
          </TextAction>
        )
      }
    >
      {start.isError ? failureWords(start.error) : t(`${kind}.body`)}
    </Notice>
  )
}
