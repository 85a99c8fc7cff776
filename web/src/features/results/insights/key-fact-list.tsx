import type { Fact, KeyFacts } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { spanHash } from '../../../lib/place.ts'
import { formatDate } from '../../../lib/text/format.ts'
import type { Places } from '../use-places.ts'
import css from './key-fact-list.module.css'
import section from './professional.module.css'

const groups = ['dates', 'term', 'notice', 'money', 'governing_law', 'seat'] as const

/** A date as dates are written here; everything else as the analysis states it. */
function shownValue(fact: Fact & { iso?: string | null }): string {
  return fact.iso ? formatDate(fact.iso) : fact.value
}

/** Dates, periods and sums, each leading to the words that state it. */
export function KeyFactList({ facts, places: { go } }: { facts: KeyFacts; places: Places }) {
  const { t } = useTranslation('results')
  const filled = groups.filter((group) => facts[group].length > 0)
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t('facts.title')}</h2>
      {filled.length === 0 && <p className={section.none}>{t('facts.none')}</p>}
      <dl>
        {filled.map((group) => (
          <div key={group} className={css.group}>
            <dt>{t(`facts.${group}`)}</dt>
            <dd>
              <ul>
                {facts[group].map((fact: Fact) => (
                  <li key={`${fact.start} ${fact.label}`} className={css.fact}>
                    <span className={css.label}>{fact.label}</span>
                    <button
                      type="button"
                      className={css.value}
                      title={fact.quote}
                      onClick={() => go(spanHash(fact.start, fact.end), 'list')}
                    >
                      {shownValue(fact)}
                    </button>
                    <span className={css.page}>{t('issues.page', { page: fact.page })}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
