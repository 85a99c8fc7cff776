import type { Document, DocumentText } from '@karar/schema'
import { Suspense, useEffect, useRef } from 'react'
import { useViews, type ViewId, type ViewProps } from '../../../lib/document-view.ts'
import { isFramed } from '../../../lib/http/frame.ts'
import { Professional } from '../insights/professional.tsx'
import type { Result, ResultsState } from '../states/load-state.ts'
import { ResultsSkeleton } from '../states/skeleton.tsx'
import { WithoutAnalysis } from '../states/without-analysis.tsx'
import type { useFindings } from './use-findings.ts'

interface Props extends Pick<ViewProps, 'hrefOf' | 'show'> {
  /** undefined while it loads */
  document: Document | undefined
  state: ResultsState
  text: DocumentText | undefined
  current: ViewId
  findings: ReturnType<typeof useFindings>
  phone: boolean
  onRetry: () => void
  /** brings the contract where it is not beside the analysis */
  onPlace: ((hash?: string) => void) | undefined
}

/** What the tab that is shown holds, in every state: comments need no analysis, all others say why there is none. */
export function CurrentView({ document, state, text, current, findings, phone, onRetry, onPlace, ...ways }: Props) {
  const views = useViews()
  const result = state.kind === 'ready' ? state.result : null
  // drawn from its top where it comes while the page waits for it, or its frame does
  const waited = useRef(result === null || isFramed())
  useEffect(() => {
    waited.current = result === null
  })
  const View = current === 'professional' ? undefined : views[current]
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      {current === 'comments' && views.comments && document ? (
        <views.comments document={document} {...ways} {...(result && given(result, text))} />
      ) : state.kind !== 'ready' ? (
        <WithoutAnalysis document={document} state={state} onRetry={onRetry} />
      ) : !document ? (
        <ResultsSkeleton />
      ) : View ? (
        <View document={document} {...ways} {...given(state.result, text)} />
      ) : (
        <Professional
          document={document}
          analysis={state.result.unified_analysis}
          warnings={state.result.metadata.warnings}
          text={text}
          shown={findings.shown}
          check={findings.check}
          resolved={findings.resolved}
          places={findings.places}
          phone={phone}
          open={findings.opened?.id ?? null}
          onPlace={onPlace}
          fresh={waited}
        />
      )}
    </Suspense>
  )
}

/** What a view is given of an analysis that is there. */
const given = ({ unified_analysis, position_data, metadata }: Result, text: DocumentText | undefined) => ({
  analysis: unified_analysis,
  position: position_data,
  analyzedAt: metadata.analyzed_at,
  text,
})
