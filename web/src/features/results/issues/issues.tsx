import type { UnifiedAnalysis } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { issueHash } from '../../../lib/place.ts'
import type { Places } from '../use-places.ts'
import { nextFixes } from './fixes.ts'
import { IssueCard } from './issue-card.tsx'
import css from './issues.module.css'
import { ResolvedLine } from './resolved-line.tsx'
import { SeverityFilter } from './severity-filter.tsx'
import type { Resolved } from './use-resolved.ts'
import type { ShownIssues } from './use-shown-issues.ts'

interface Props {
  analysis: UnifiedAnalysis
  shown: ShownIssues
  resolved: Resolved
  places: Places
  phone: boolean
  onPlace: ((hash?: string) => void) | undefined
}

/** What to fix, worst first: the first card open (but for a phone, where each opens a screen), the others one line. */
export function Issues({ analysis, shown, resolved, places, phone, onPlace }: Props) {
  const { t } = useTranslation('results')
  const { place, origin, moved, go } = places
  const all = analysis.critical_issues
  const settled = all.filter(({ id }) => resolved.ids.has(id)).length
  const named = place?.issueId ?? null
  // No finding named: the first stands open, until the person closes it (an empty fragment of their own making).
  const open = named ?? (phone || origin === 'card' ? null : (shown.issues[0]?.id ?? null))
  return (
    <section aria-label={t('issues.title')}>
      <header className={css.head}>
        <h2 className={css.title}>{phone ? t('issues.titleShort') : t('issues.title')}</h2>
        <Fixes analysis={analysis} phone={phone} />
      </header>
      {((all.length > 3 && shown.counts.length > 1) || settled > 0 || shown.openOnly) && (
        <SeverityFilter shown={shown} total={all.length} resolved={settled} />
      )}
      {all.length > 0 && <ResolvedLine analysis={analysis} ids={resolved.ids} />}
      {all.length === 0 && <p className={css.none}>{t('issues.none')}</p>}
      {all.length > 0 && shown.issues.length === 0 && (
        <p className={css.none}>{shown.openOnly ? t('resolved.noneOpen') : t('issues.noneOfSeverity')}</p>
      )}
      <ol>
        {shown.issues.map((issue) => (
          <IssueCard
            key={issue.id}
            issue={issue}
            resolved={resolved}
            open={!phone && issue.id === open}
            // A card that the person opened right here needs no moving.
            arrival={issue.id === named && origin !== 'card' ? `${moved} ${origin ?? ''}` : null}
            onToggle={() => go(!phone && issue.id === open ? '' : issueHash(issue.id), 'card', phone)}
            onPlace={onPlace && (() => onPlace(issueHash(issue.id)))}
          />
        ))}
      </ol>
    </section>
  )
}

const fixWords = {
  1: ['issues.fixOne', 'issues.fixOneShort'],
  2: ['issues.fixTwo', 'issues.fixTwoShort'],
  3: ['issues.fixThree', 'issues.fixThreeShort'],
  4: ['issues.fixFour', 'issues.fixFourShort'],
  5: ['issues.fixFive', 'issues.fixFiveShort'],
} as const

/** What the score becomes with the first issues put right. */
function Fixes({ analysis, phone }: { analysis: UnifiedAnalysis; phone: boolean }) {
  const { t } = useTranslation('results')
  const steps = nextFixes(analysis.score_breakdown, analysis.critical_issues)
  return (
    <p className={css.fixes}>
      {steps.map(({ count, score }) => t(fixWords[count as 1 | 2 | 3 | 4 | 5][phone ? 1 : 0], { score })).join(' ')}
    </p>
  )
}
