import { askParts, type Card, cardsOf, type LegalIssue, type SharedAnalysis, setApart, standingOf } from '@karar/schema'
import type { TFunction } from 'i18next'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clauseName } from '../../lib/text/clause-name.ts'
import { lawName } from '../../lib/text/law-name.ts'
import { struckIn } from '../../lib/text/struck.ts'
import { formatDayAndTime } from '../../lib/text/times.ts'
import { SeverityLabel } from '../../ui/findings/severity.tsx'
import { PassageWords, QuotedWords } from '../../ui/findings/struck.tsx'
import { Disclaimer } from '../../ui/states/disclaimer.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { TextAction } from '../../ui/text-action.tsx'
import { passagesOf } from './passages.ts'
import { SharedFacts, SharedMissing } from './shared-facts.tsx'
import css from './sharing.module.css'

/** Verdict, findings, what is missing, key facts and the contract itself, one below the other. */
export function SharedReading({ shared }: { shared: SharedAnalysis }) {
  const { t } = useTranslation('sharing')
  const text = useRef<HTMLDivElement>(null)
  const { name, expires_at, analysis } = shared
  const struck = useMemo(() => struckIn(shared.text), [shared.text])
  const apart = setApart(analysis)
  const { verdict, safety_score, perspective, critical_issues, pages_in_doubt, key_facts, missing_clause_details } =
    apart.sure
  const marked = [...critical_issues, ...apart.toCheck.filter((one) => !critical_issues.some(sharesWords(one)))]
  const older = standingOf(safety_score, verdict) === 'older_reading'
  const doubt = [...pages_in_doubt.unread_pages, ...pages_in_doubt.doubtful_pages].sort((a, b) => a - b)
  // by script and not by address: there the secret of the link stands
  const show = (issue: LegalIssue) => {
    const id = (marked.includes(issue) ? issue : marked.find(sharesWords(issue)))?.id
    const mark = [...(text.current?.querySelectorAll<HTMLElement>('mark') ?? [])].find(
      (one) => one.dataset.issue === id,
    )
    mark?.scrollIntoView({ block: 'center' })
    mark?.focus({ preventScroll: true })
  }
  return (
    <>
      <p className={css.quiet}>{name}</p>
      <h1 className={css.title}>{older ? t('shared.older') : verdict.text}</h1>
      <p className={css.lead}>{older ? t('shared.olderBody') : verdict.reasoning}</p>
      <p>
        {t('shared.score', { score: safety_score })}
        {perspective.party &&
          perspective.party !== 'You' &&
          `. ${t(perspective.basis === 'chosen' ? 'shared.side' : 'shared.sideGuessed', { party: perspective.party })}`}
      </p>
      <p className={css.quiet}>{t('shared.lead', { moment: formatDayAndTime(expires_at) })}</p>
      {doubt.length > 0 && <Notice tone="warning">{t('shared.doubt', { pages: doubt.join(', ') })}</Notice>}
      <Disclaimer />
      <h2 className={css.section}>{t('shared.issues')}</h2>
      {critical_issues.length === 0 && <p>{t('shared.none')}</p>}
      <ol className={css.issues}>
        {cardsOf(critical_issues).map((card) => (
          <Harm key={card[0].id} card={card} onShow={show} />
        ))}
      </ol>
      <ToCheck issues={apart.toCheck} onShow={show} />
      {doubt.length === 0 && <SharedMissing clauses={missing_clause_details} />}
      <SharedFacts facts={key_facts} />
      <h2 className={css.section}>{t('shared.text')}</h2>
      <div className={css.contract} ref={text}>
        {passagesOf(shared.text, marked).map(({ start, text, issue }) => {
          const words = <PassageWords key={start} text={text} start={start} struck={struck} />
          return issue ? (
            <mark key={start} data-issue={issue.id} data-severity={issue.severity} tabIndex={-1} title={issue.title}>
              {words}
            </mark>
          ) : (
            words
          )
        })}
      </div>
    </>
  )
}

/** Whether a finding quotes some of the same words. */
const sharesWords =
  ({ start, end }: LegalIssue) =>
  (other: LegalIssue): boolean =>
    other.start < end && start < other.end

interface ToCheckProps {
  issues: readonly LegalIssue[]
  onShow: (issue: LegalIssue) => void
}

/** Findings that are likely not so, folded away: questions to whoever reads the link, often a lawyer. */
function ToCheck({ issues, onShow }: ToCheckProps) {
  const { t } = useTranslation('sharing')
  if (issues.length === 0) return null
  return (
    <details className={css.check}>
      <summary>{t('shared.check', { count: issues.length })}</summary>
      <p className={css.quiet}>{t('shared.checkWhy')}</p>
      <ol className={css.issues}>
        {issues.map((issue) => (
          <li key={issue.id} className={css.issue}>
            <p className={css.place}>{placeOf(t, issue)}</p>
            <h3 className={css.heading}>{issue.title}</h3>
            <p>
              <span className={css.quote}>
                “<QuotedWords>{issue.quote}</QuotedWords>”
              </span>{' '}
              <TextAction onClick={() => onShow(issue)}>{t('shared.inText')}</TextAction>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

function placeOf(t: TFunction<'sharing'>, { clause_number: number, page }: LegalIssue): string {
  return number ? t('shared.place', { clause: clauseName(number), page }) : t('shared.page', { page })
}

/** One harm with all its places, as on the page of its owner. */
function Harm({ card, onShow }: { card: Card; onShow: (issue: LegalIssue) => void }) {
  const { t } = useTranslation('sharing')
  const [issue] = card
  const { title, severity, description, law, suggested_wording, origin } = issue
  const places = card.map((one) => placeOf(t, one))
  const ask = askParts(issue.actionable_guidance)
  return (
    <li className={css.issue}>
      <p className={css.place}>
        <span>{[...new Set(places)].join('; ')}</span>
        <SeverityLabel mark={severity} />
      </p>
      <h3 className={css.heading}>{title}</h3>
      {origin === 'model' && <p className={css.quiet}>{t('shared.byModel')}</p>}
      <dl className={css.rows}>
        <dt>{t('shared.says')}</dt>
        {card.map((one) => (
          <dd key={one.id}>
            <span className={css.quote}>
              “<QuotedWords>{one.quote}</QuotedWords>”
            </span>{' '}
            <TextAction onClick={() => onShow(one)}>{t('shared.inText')}</TextAction>
          </dd>
        ))}
        <dt>{t('shared.hurts')}</dt>
        <dd>{description}</dd>
        {law.length > 0 && <dt>{t('shared.law')}</dt>}
        {law.map((one) => (
          <dd key={`${one.act} ${one.section}`}>
            <strong>{lawName(one)}</strong> {one.note}
          </dd>
        ))}
        <dt>{ask.lead || t('shared.ask')}</dt>
        <dd>{ask.rest}</dd>
        {suggested_wording && <dd className={css.wording}>“{suggested_wording}”</dd>}
      </dl>
    </li>
  )
}
