import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/notifications/styles.layer.css'
import { type Document, type DocumentText, type SampleAnalysis, setApart, UserId } from '@karar/schema'
import { Button } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryClient } from '../../../lib/http/query-client.ts'
import { useSession } from '../../../lib/http/session.ts'
import { useInSteps } from '../../../lib/use-in-steps.ts'
import { Head } from '../../../ui/public/head.tsx'
import { toRegister } from '../../../ui/public/public-frame.tsx'
import { sampleId, sampleQuery } from '../api.ts'
import { ResultsFrame } from '../frame/results-frame.tsx'
import css from '../results.module.css'
import { LoadFailure } from '../states/load-failure.tsx'
import type { ResultsState } from '../states/load-state.ts'
import header from '../verdict/header.module.css'

export { askForLetters } from '../../../ui/theme/letters.ts'

/** What the page is drawn with. */
export const loadSample = () => queryClient.prefetchQuery(sampleQuery)

/** The analysis of the sample contract, for anybody: the results page as it is, with nothing to keep. */
export function SamplePage() {
  const { t } = useTranslation(['results', 'ui'])
  const visitor = useSession() === null
  const sample = useQuery(sampleQuery)
  const { data: read, error, refetch } = useQuery({ ...sampleQuery, select: textOf })
  const shown = useInSteps(sample.data)
  const text = { data: shown && read, error, refetch }
  const page = (
    <>
      <Head title={t('ui:pageTitle', { page: t('sample.title') })} description={t('sample.description')} />
      <div className={header.bar}>
        <p className={header.name}>{t('sample.title')}</p>
        {visitor && (
          <Button component={Link} {...toRegister} size="xs" className={header.own}>
            {t('sample.own')}
          </Button>
        )}
      </div>
      {sample.isError && !sample.data ? (
        <div className={css.state}>
          <LoadFailure error={sample.error} onRetry={() => void sample.refetch()} />
        </div>
      ) : (
        <ResultsFrame
          id={sampleId}
          document={shown && asDocument(shown)}
          state={shown ? asState(shown) : { kind: 'loading' }}
          text={text}
          onRetry={() => void sample.refetch()}
          onTalk={undefined}
        />
      )}
    </>
  )
  // whoever is signed in has these around every page
  return visitor ? (
    <ModalsProvider>
      <Notifications position="bottom-left" autoClose={6000} limit={3} />
      {page}
    </ModalsProvider>
  ) : (
    page
  )
}

const nobody = UserId.parse(sampleId)

const textOf = ({ text, pages }: SampleAnalysis): DocumentText => ({ text, pages })

function asDocument({ name, analyzed_at, analysis, pages }: SampleAnalysis): Document {
  return {
    id: sampleId,
    original_filename: name,
    file_size: 0,
    mime_type: 'application/pdf',
    page_count: pages.length,
    upload_time: analyzed_at,
    analysis_status: 'completed',
    analysis_error: null,
    safety_score: analysis.safety_score,
    contract_type: analysis.contract_type,
    verdict: analysis.verdict,
    critical_issues_count: analysis.metrics.critical_issues_count,
    side: analysis.perspective,
    progress: null,
    // somebody else's: there is nothing to correct, and no side to choose
    owner: { user_id: nobody, user_name: '', user_email: '', company_name: analysis.perspective.party ?? '' },
  }
}

function asState({ analysis, analyzed_at, warnings }: SampleAnalysis): ResultsState {
  const { sure, toCheck } = setApart(analysis)
  return {
    kind: 'ready',
    toCheck,
    result: {
      available: true,
      message: '',
      unified_analysis: sure,
      position_data: null,
      metadata: {
        source: 'attorney_guided',
        engine_version: null,
        analyzed_at,
        warnings,
        ungrounded_dropped: 0,
      },
    },
  }
}
