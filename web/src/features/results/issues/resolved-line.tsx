import type { UnifiedAnalysis } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { resolvedScore } from '../verdict/resolved-score.ts'
import css from './issues.module.css'

/** How many findings are ticked off, and what the score becomes once those are put right: ticks alone change nothing. */
export function ResolvedLine({ analysis, ids }: { analysis: UnifiedAnalysis; ids: ReadonlySet<string> }) {
  const { t } = useTranslation('results')
  const { critical_issues: issues } = analysis
  const count = issues.filter(({ id }) => ids.has(id)).length
  const then = resolvedScore(analysis, ids)
  return (
    <p className={css.settled} role="status">
      {count > 0 && (
        <>
          <b>{t('resolved.count', { count, total: issues.length })}</b>{' '}
          {then && t(then.exact ? 'resolved.score' : 'resolved.scoreAbout', { score: then.score })}
        </>
      )}
    </p>
  )
}
