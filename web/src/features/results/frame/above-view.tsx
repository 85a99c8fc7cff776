import type { Document, UnifiedAnalysis } from '@karar/schema'
import type { ViewId } from '../../../lib/document-view.ts'
import { Disclaimer } from '../../../ui/states/disclaimer.tsx'
import css from '../results.module.css'
import { SideLine } from '../side/side-line.tsx'
import { isGuessed } from '../side/sides.ts'
import type { Widths } from './use-widths.ts'

/** Views whose words are of one side, and which do not say themselves whose. */
const sided: readonly ViewId[] = ['analysis', 'voice', 'chat']

interface Props extends Widths {
  document: Document | undefined
  analysis: UnifiedAnalysis | null
  current: ViewId
}

/** What stands above a view that does not say it itself: whose side is guessed, and that this is no legal advice. */
export function AboveView({ document, analysis, current, wide, phone }: Props) {
  const unsaid = document && analysis && sided.includes(current) && isGuessed(analysis)
  const warns = wide && current !== 'professional'
  if (!unsaid && !warns) return null
  return (
    <div className={css.above}>
      {unsaid && <SideLine document={document} analysis={analysis} phone={phone} />}
      {warns && (
        <div className={css.disclaimer}>
          <Disclaimer short />
        </div>
      )}
    </div>
  )
}
