import { type DocumentId, setApart } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViews } from '../../lib/document-view.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { useInSteps } from '../../lib/use-in-steps.ts'
import { Head } from '../../ui/public/head.tsx'
import { documentQuery, useTellsOf, whileAnalyzing } from '../documents/api.ts'
import { analysisQuery, textQuery } from './api.ts'
import { ResultsFrame } from './frame/results-frame.tsx'
import { OwnerLine } from './insights/owner-line.tsx'
import css from './results.module.css'
import { LoadFailure } from './states/load-failure.tsx'
import { resultsState } from './states/load-state.ts'
import { CompleteBelow, Header } from './verdict/header.tsx'
import { UsageStrip } from './verdict/usage-strip.tsx'

/** Chooses among loading, failed, under way, not analyzed and the analysis itself. */
export function DocumentResults({ id }: { id: DocumentId }) {
  const { t } = useTranslation(['results', 'ui'])
  const document = useQuery({ ...documentQuery(id), ...whileAnalyzing })
  const shown = useInSteps(document.data)
  const status = document.data?.analysis_status
  const running = status === 'analyzing'
  const analysis = useQuery({
    ...analysisQuery(id, running),
    // To an administrator each look is a line in the audit log; coming back to the window is none.
    refetchOnWindowFocus: !document.data?.owner,
  })
  const answer = useInSteps(analysis.data)
  const result = answer?.available && answer.unified_analysis ? setApart(answer.unified_analysis).sure : null
  // Under an older result nothing here tells how its renewal goes; the panel does.
  const [renewed, setRenewed] = useState(false)
  if (running && result && !renewed) setRenewed(true)
  useTellsOf(id, !renewed)
  // The text comes to be while the document is being read, each time anew.
  const analyzedAt = analysis.data?.metadata.analyzed_at ?? null
  const {
    data: read,
    error: unread,
    refetch,
  } = useQuery({ ...textQuery(id, analyzedAt), enabled: analysis.data?.available === true })

  const text = { data: useInSteps(read), error: unread, refetch }

  // The moment the work ends is seen on the document first. What was complete from the start is asked for once.
  const before = useRef(status)
  useEffect(() => {
    const { queryKey } = analysisQuery(id)
    const outdated = before.current === 'analyzing' || queryClient.getQueryData(queryKey)?.available === false
    before.current = status
    if (status === 'completed' && outdated) void queryClient.invalidateQueries({ queryKey })
  }, [status, id])

  const [talking, setTalking] = useState(false)
  const { consultation: Consultation } = useViews()
  const name = document.data?.original_filename
  const owner = shown?.owner
  // the owner alone asks the legal team
  const talk = useCallback(() => setTalking(true), [])
  const onTalk = shown && !owner && Consultation ? talk : undefined
  const state = resultsState({
    status: shown?.analysis_status,
    answer,
    error: analysis.error,
    fetching: analysis.isFetching,
  })
  const retry = () => void Promise.all([document.refetch(), analysis.refetch()])
  return (
    <>
      <Head
        title={t('ui:pageTitle', { page: name ? t('title', { name }) : t('titlePlain') })}
        description={t('description')}
      />
      <Header document={shown} analysis={result} onTalk={onTalk} />
      <CompleteBelow loading={state.kind === 'loading'} result={result} />
      {owner ? <OwnerLine owner={owner} /> : <UsageStrip below />}
      {document.isError && !result ? (
        <div className={css.state}>
          <LoadFailure error={document.error} onRetry={retry} />
        </div>
      ) : (
        <ResultsFrame id={id} document={shown} state={state} text={text} onRetry={retry} onTalk={onTalk} />
      )}
      {talking && Consultation && document.data && (
        <Suspense fallback={null}>
          <Consultation document={document.data} onClose={() => setTalking(false)} />
        </Suspense>
      )}
    </>
  )
}
