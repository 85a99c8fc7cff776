import { type Document, standingOf, type UnifiedAnalysis } from '@karar/schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import css from '../results.module.css'
import { OlderReading } from '../verdict/older-reading.tsx'

interface Props {
  document: Document | undefined
  analysis: UnifiedAnalysis | null
  /** a newer engine than the one that found it reads here by now */
  superseded: boolean
  /** the name of a locked tab that was asked for */
  lockedName: string | null
}

const isOlder = ({ safety_score, verdict }: UnifiedAnalysis) => standingOf(safety_score, verdict) === 'older_reading'

/** What has to be known before any view is read: why a tab is locked, that a reading is an old one, or that it was kept. */
export function FrameNotices({ document, analysis, superseded, lockedName }: Props) {
  const { t } = useTranslation('results')
  const status = document?.analysis_status
  return (
    <>
      {lockedName && (
        <Framed>
          <Notice tone="info">{t('tabs.lockedNamed', { name: lockedName })}</Notice>
        </Framed>
      )}
      {analysis && document && status === 'completed' && (isOlder(analysis) || superseded) && (
        <Framed>
          <OlderReading document={document} kind={isOlder(analysis) ? 'olderReading' : 'newerReading'} />
        </Framed>
      )}
      {analysis && status === 'failed' && (
        <Framed>
          <Notice tone="warning">
            {t('state.oldKept', { reason: document?.analysis_error?.message ?? t('state.failed') })}
          </Notice>
        </Framed>
      )}
    </>
  )
}

const Framed = ({ children }: { children: ReactNode }) => <div className={css.notice}>{children}</div>
