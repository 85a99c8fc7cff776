import type { Insight } from '@karar/schema'
import { issueHash, spanHash } from '../lib/place.ts'
import css from './insight-list.module.css'
import { type Mark, SeverityShape } from './severity.tsx'

interface Props {
  title: string
  /** what to say where there are none */
  none: string
  insights: readonly Insight[]
  /** shows a place in the contract */
  show: (hash: string) => void
}

/** Advantages or risks, each leading to the words that it rests on. */
export function InsightList({ title, none, insights, show }: Props) {
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      {insights.length === 0 && <p className={css.none}>{none}</p>}
      <ul>
        {insights.map((insight) => (
          <Row key={insight.id} insight={insight} show={show} />
        ))}
      </ul>
    </section>
  )
}

function Row({ insight, show }: { insight: Insight; show: (hash: string) => void }) {
  const { start, end, issue_id, clause_number, severity, source, title, description } = insight
  const mark: Mark = source === 'missing_clause' ? 'missing' : (severity ?? 'favour')
  const hash = issue_id ? issueHash(issue_id) : start !== null && end !== null ? spanHash(start, end) : null
  return (
    <li className={css.row}>
      <span className={css.mark}>
        <SeverityShape mark={mark} />
        {clause_number}
      </span>
      <div>
        {hash ? (
          <button type="button" className={css.link} onClick={() => show(hash)}>
            {title}
          </button>
        ) : (
          <b className={css.name}>{title}</b>
        )}
        <p className={css.words}>{description}</p>
      </div>
    </li>
  )
}
