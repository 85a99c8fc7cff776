import type { DocumentId } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/query-client.ts'
import { documentQuery, useTellsOf, whileAnalyzing } from '../documents/api.ts'
import { AnalysisView } from './analysis-view.tsx'
import { analysisQuery, textQuery } from './api.ts'
import { Header } from './header.tsx'
import { LoadFailure } from './load-failure.tsx'
import { NoAnalysis } from './no-analysis.tsx'
import { OwnerLine } from './owner-line.tsx'
import css from './results.module.css'
import { Running } from './running.tsx'
import { ResultsSkeleton } from './skeleton.tsx'
import { UsageStrip } from './usage-strip.tsx'

/** Chooses among loading, failed, under way, not analyzed and the analysis itself. */
export function DocumentResults({ id }: { id: DocumentId }) {
  const { t } = useTranslation(['results', 'ui'])
  const document = useQuery({ ...documentQuery(id), ...whileAnalyzing })
  const status = document.data?.analysis_status
  const running = status === 'analyzing'
  const analysis = useQuery({
    ...analysisQuery(id, running),
    // To an administrator each look is a line in the audit log; coming back to the window is none.
    refetchOnWindowFocus: !document.data?.owner,
  })
  const result = analysis.data?.available ? analysis.data.unified_analysis : null
  // Under an older result nothing here tells how its renewal goes; the panel does.
  const [renewed, setRenewed] = useState(false)
  if (running && result && !renewed) setRenewed(true)
  useTellsOf(id, !renewed)
  // The text comes to be while the document is being read, each time anew.
  const analyzedAt = analysis.data?.metadata.analyzed_at ?? null
  const text = useQuery({ ...textQuery(id, analyzedAt), enabled: result !== null })

  // The moment the work ends is seen on the document first. What was complete from the start is asked for once.
  const before = useRef(status)
  useEffect(() => {
    const { queryKey } = analysisQuery(id)
    const outdated = before.current === 'analyzing' || queryClient.getQueryData(queryKey)?.available === false
    before.current = status
    if (status === 'completed' && outdated) void queryClient.invalidateQueries({ queryKey })
  }, [status, id])

  const name = document.data?.original_filename
  const owner = document.data?.owner
  return (
    <>
      <title>{t('ui:pageTitle', { page: name ? t('title', { name }) : t('titlePlain') })}</title>
      <Header document={document.data} issues={result?.critical_issues.length ?? null} />
      {owner ? <OwnerLine owner={owner} /> : <UsageStrip below />}
      {result && analysis.data ? (
        <AnalysisView result={{ ...analysis.data, unified_analysis: result }} document={document.data} text={text} />
      ) : (
        <div className={css.state}>
          {document.isError || analysis.isError ? (
            <LoadFailure
              error={(document.error ?? analysis.error)!}
              onRetry={() => Promise.all([document.refetch(), analysis.refetch()])}
            />
          ) : document.isPending || analysis.isPending ? (
            <ResultsSkeleton />
          ) : running ? (
            <Running document={document.data} />
          ) : status === 'completed' && analysis.isFetching ? (
            <ResultsSkeleton />
          ) : (
            <NoAnalysis document={document.data} />
          )}
        </div>
      )}
    </>
  )
}
