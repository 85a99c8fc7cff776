import type { Document } from '@karar/schema'
import { useSearchParams } from 'react-router'
import css from '../results.module.css'
import { LoadFailure } from './load-failure.tsx'
import type { ResultsState } from './load-state.ts'
import { NoAnalysis } from './no-analysis.tsx'
import { Running } from './running.tsx'
import { ResultsSkeleton } from './skeleton.tsx'

interface Props {
  document: Document | undefined
  state: Exclude<ResultsState, { kind: 'ready' }>
  onRetry: () => void
}

/** What stands in the place of the analysis while there is none: loading, failed, under way, not analyzed. */
export function WithoutAnalysis({ document, state, onRetry }: Props) {
  const [search] = useSearchParams()
  if (state.kind === 'loading' || !document) return <ResultsSkeleton />
  return (
    <div className={css.state}>
      {state.kind === 'error' ? (
        <LoadFailure error={state.error} onRetry={onRetry} />
      ) : state.kind === 'running' ? (
        <Running document={document} />
      ) : (
        <NoAnalysis document={document} professional={search.get('tab') === 'professional'} />
      )}
    </div>
  )
}
