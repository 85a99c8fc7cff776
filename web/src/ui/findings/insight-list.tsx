import type { Insight } from '@karar/schema'
import css from './insight-list.module.css'
import { InsightRows } from './insight-rows.tsx'

interface Props {
  title: string
  /** what to say where there are none */
  none: string
  insights: readonly Insight[]
  /** shows a place in the contract */
  show: (hash: string) => void
}

/** Advantages or risks under their title. */
export function InsightList({ title, none, insights, show }: Props) {
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      {insights.length === 0 && <p className={css.none}>{none}</p>}
      <InsightRows insights={insights} show={show} />
    </section>
  )
}
