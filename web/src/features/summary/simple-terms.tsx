import type { SummaryPoint } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { issueHash, spanHash } from '../../lib/place.ts'
import { capped } from './caps.ts'
import { Place } from './place.tsx'
import css from './summary.module.css'

/** In Simple Terms: the contract in plain sentences, each leading to the words that it rests on. */
export function SimpleTerms({ analysis: { summary }, show }: AnalysisViewProps) {
  const { t } = useTranslation('summary')
  const topics = [...Map.groupBy(summary.points, ({ topic }) => topic)]
  return (
    <>
      <h1 className={css.title}>{t('simple.title')}</h1>
      {topics.length === 0 && <p className={css.lead}>{t('simple.none')}</p>}
      <dl className={css.topics}>
        {topics.map(([topic, points]) => (
          <div key={topic}>
            <dt>{t(`simple.topics.${topic}`)}</dt>
            <dd>
              {points.map((point) => (
                <Sentence key={`${point.start} ${point.text}`} point={point} show={show} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {summary.terms.length > 0 && (
        <section className={css.section}>
          <h2 className={css.heading}>{t('simple.terms')}</h2>
          <dl className={css.terms}>
            {capped(summary.terms, 'terms').map(({ term, meaning, quote, start, end, page, clause_number }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {meaning}{' '}
                  <span className={css.found}>{t('simple.found', { quote: quote.replace(/\s+/g, ' ') })}</span>{' '}
                  <Place number={clause_number} page={page} onShow={() => show(spanHash(start, end))} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

function Sentence({ point, show }: { point: SummaryPoint; show: (hash: string) => void }) {
  const { text, issue_id, start, end, page, clause_number } = point
  const hash = issue_id === null ? spanHash(start, end) : issueHash(issue_id)
  return (
    <p className={css.sentence}>
      {text} <Place number={clause_number} page={page} onShow={() => show(hash)} />
    </p>
  )
}
