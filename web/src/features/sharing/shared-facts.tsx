import type { FactKind, KeyFacts, MissingClause } from '@karar/schema'
import { byWeight, titleCase } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../lib/text/days.ts'
import css from './sharing.module.css'

const kinds: readonly FactKind[] = ['dates', 'term', 'notice', 'money', 'governing_law', 'seat']

/** Dates, periods and sums, each with its page and its words; what the owner put right by hand is marked so. */
export function SharedFacts({ facts }: { facts: KeyFacts }) {
  const { t } = useTranslation('sharing')
  const filled = kinds.filter((kind) => facts[kind].length > 0)
  if (filled.length === 0) return null
  return (
    <section>
      <h2 className={css.section}>{t('shared.facts')}</h2>
      <dl className={css.facts}>
        {filled.map((kind) => (
          <div key={kind} className={css.factGroup}>
            <dt>{t(`shared.kinds.${kind}`)}</dt>
            {facts[kind].map((fact) => (
              <dd key={`${fact.start} ${fact.label} ${fact.value}`} title={fact.quote}>
                <span>{fact.label}</span>
                <strong>{'iso' in fact && fact.iso ? formatDay(fact.iso) : fact.value}</strong>
                <span className={css.quiet}>{t('shared.onPage', { page: fact.page })}</span>
                {fact.as_read && (
                  <span className={css.byHand}>
                    {t('shared.byHand', { what: fact.as_read.label, value: fact.as_read.value })}
                  </span>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What a contract of this kind should have and has not, and why that matters; apart from it what costs no points. */
export function SharedMissing({ clauses }: { clauses: readonly MissingClause[] }) {
  const { t } = useTranslation('sharing')
  const { weighty, extra } = byWeight(clauses)
  return (
    <>
      <Missing title={t('shared.missing')} clauses={weighty} />
      <Missing title={t('shared.also')} clauses={extra} />
    </>
  )
}

function Missing({ title, clauses }: { title: string; clauses: readonly MissingClause[] }) {
  const { t } = useTranslation('sharing')
  if (clauses.length === 0) return null
  return (
    <section>
      <h2 className={css.section}>{title}</h2>
      <ul className={css.missing}>
        {clauses.map(({ clause_type, reason, origin }) => (
          <li key={clause_type}>
            <strong>{titleCase(clause_type)}</strong> {reason}
            {origin === 'model' && <span className={css.quiet}> {t('shared.byModel')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
