import { askParts, type Card } from '@karar/schema'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useViews } from '../../../lib/document-view.ts'
import { clauseNameIn } from '../../../lib/text/clause-name.ts'
import { lawName } from '../../../lib/text/law-name.ts'
import { shorten } from '../../../lib/text/shorten.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { QuotedWords } from '../../../ui/findings/struck.tsx'
import { TextAction, TextLink } from '../../../ui/text-action.tsx'
import { commentHref } from '../../comments/api.ts'
import { OpinionRows } from '../insights/second/opinion-rows.tsx'
import css from './issue-body.module.css'

interface Props {
  card: Card
  /** shows one of its places in the contract */
  onPlace?: ((issueId: string) => void) | undefined
}

/** The rows of a finding: what its clauses say, why it hurts, the law, and what to ask for. */
export const IssueBody = memo(function IssueBody({ card, onPlace }: Props) {
  const { t } = useTranslation('results')
  // the sample has no comments
  const { comments } = useViews()
  const [issue] = card
  const ask = askParts(issue.actionable_guidance)
  return (
    <dl className={css.rows}>
      <dt>{t('issues.says')}</dt>
      {card.map(({ id, quote, start, end, severity, clause_number: number }) => (
        <dd key={id}>
          {card.length > 1 && number !== null && <b className={css.clause}>{number}</b>}
          <mark className={css.quote} data-grade={severity}>
            “<QuotedWords>{shorten(quote)}</QuotedWords>”
          </mark>
          <span className={css.place}>
            {onPlace && <TextAction onClick={() => onPlace(id)}>{t('issues.inContract')}</TextAction>}
            {comments && (
              <TextLink
                to={commentHref(start, end)}
                aria-label={number ? t('commentOn', { clause: clauseNameIn(number) }) : t('commentOnThis')}
              >
                {t('comment')}
              </TextLink>
            )}
          </span>
        </dd>
      ))}
      <dt>{issue.unsure ? t('check.hurts') : t('issues.hurts')}</dt>
      <dd>{issue.description}</dd>
      {issue.law.length > 0 && (
        <>
          <dt>{t('issues.law')}</dt>
          <dd>
            {issue.law.map((law) => (
              <p key={`${law.act} ${law.section}`}>
                <strong>{lawName(law)}</strong> {law.note}
              </p>
            ))}
          </dd>
        </>
      )}
      <dt>{ask.lead || t('issues.ask')}</dt>
      <dd>{ask.rest}</dd>
      {issue.suggested_wording && (
        <dd className={css.wording}>
          <p className={css.quote}>“{issue.suggested_wording}”</p>
          <CopyButton text={issue.suggested_wording} name={t('issues.copyWording')} />
        </dd>
      )}
      <OpinionRows issue={issue} />
      <Notes title={t('issues.also')} notes={issue.improvement_notes.slice(0, 2)} />
    </dl>
  )
})

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </dd>
    </>
  )
}
