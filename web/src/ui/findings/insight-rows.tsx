import type { Insight } from '@karar/schema'
import { issueHash, spanHash } from '../../lib/place.ts'
import css from './insight-rows.module.css'
import { type Mark, SeverityShape } from './severity.tsx'

interface Props {
  insights: readonly Insight[]
  show: (hash: string) => void
  /** the title alone, where what it leads to says the rest */
  brief?: boolean
}

/** Advantages or risks, each leading to the words of the contract that it rests on. */
export function InsightRows({ insights, show, brief = false }: Props) {
  return (
    <ul>
      {insights.map((insight) => (
        <Row key={insight.id} insight={insight} show={show} brief={brief} />
      ))}
    </ul>
  )
}

function Row({ insight, show, brief }: { insight: Insight; show: (hash: string) => void; brief: boolean }) {
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
        {!brief && <p className={css.words}>{description}</p>}
      </div>
    </li>
  )
}
