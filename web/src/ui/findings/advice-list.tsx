import type { LegalIssue } from '@karar/schema'
import { adviceIssues } from '../../lib/advice-issues.ts'
import { issueHash } from '../../lib/place.ts'
import css from './advice-list.module.css'

interface Props {
  title: string
  advice: readonly string[]
  /** of the same analysis: advice on one of them leads to it */
  issues: readonly LegalIssue[]
  /** shows a place in the contract */
  show: (hash: string) => void
}

/** What to do, in order; what is about a finding leads to its place in the contract. */
export function AdviceList({ title, advice, issues, show }: Props) {
  const about = adviceIssues(advice, issues)
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      <ol>
        {advice.map((words, index) => {
          const issue = about[index]
          return (
            <li key={words} className={css.row}>
              <span className={css.number}>{index + 1}</span>
              {issue ? (
                <button type="button" className={css.link} onClick={() => show(issueHash(issue.id))}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
