import { ChevronDown } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { issueHash } from '../../../lib/place.ts'
import type { Places } from '../use-places.ts'
import { IssueCard } from './issue-card.tsx'
import css from './to-check.module.css'
import type { Check } from './use-check.ts'

interface Props {
  check: Check
  places: Places
  phone: boolean
  /** the id of the finding that stands open */
  opened: string | null
  onPlace: ((hash?: string) => void) | undefined
}

/** Findings that are likely not so: folded away after the others, to be read as questions. Nothing where there are none. */
export function ToCheck({ check: { issues, open, toggle }, places, phone, opened, onPlace }: Props) {
  const { t } = useTranslation('results')
  const { place, origin, moved, go } = places
  // paper shows what is folded away
  const later = useDeferredValue(true, false)
  if (issues.length === 0) return null
  const named = place?.issueId ?? null
  return (
    <section className={css.section} aria-labelledby="to-check-title">
      <h2 id="to-check-title" className={css.title}>
        <button type="button" className={css.toggle} aria-expanded={open} aria-controls="to-check" onClick={toggle}>
          {t('check.title', { count: issues.length })}
          <ChevronDown className={css.chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h2>
      <p className={css.why}>{t('check.why')}</p>
      <ol id="to-check" className={css.rows} hidden={!open}>
        {(open || later) &&
          issues.map((issue) => {
            const isOpen = !phone && issue.id === opened
            return (
              <IssueCard
                key={issue.id}
                card={[issue]}
                resolved={null}
                open={isOpen}
                arrival={issue.id === named && origin !== 'card' ? `${moved} ${origin ?? ''}` : null}
                onToggle={() => go(isOpen ? '' : issueHash(issue.id), 'card', phone)}
                onPlace={onPlace && ((id) => onPlace(issueHash(id)))}
              />
            )
          })}
      </ol>
    </section>
  )
}
