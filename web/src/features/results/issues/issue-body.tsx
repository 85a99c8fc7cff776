import { askParts, type LegalIssue } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { lawName } from '../../../lib/text/law-name.ts'
import { shorten } from '../../../lib/text/shorten.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { TextAction, TextLink } from '../../../ui/text-action.tsx'
import { commentHref } from '../../comments/api.ts'
import css from './issue-body.module.css'

/** The rows of a finding: what the clause says, why it hurts, the law, and what to ask for. */
export function IssueBody({ issue, onPlace }: { issue: LegalIssue; onPlace?: (() => void) | undefined }) {
  const { t } = useTranslation('results')
  const ask = askParts(issue.actionable_guidance)
  return (
    <dl className={css.rows}>
      <dt>{t('issues.says')}</dt>
      <dd>
        <span className={css.quote}>“{shorten(issue.quote)}”</span>
        <span className={css.place}>
          {onPlace && <TextAction onClick={onPlace}>{t('issues.inContract')}</TextAction>}
          <TextLink
            to={commentHref(issue.start, issue.end)}
            aria-label={issue.clause_number ? t('commentOn', { number: issue.clause_number }) : t('commentOnThis')}
          >
            {t('comment')}
          </TextLink>
        </span>
      </dd>
      <dt>{t('issues.hurts')}</dt>
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
      <Notes title={t('issues.also')} notes={issue.improvement_notes.slice(0, 2)} />
    </dl>
  )
}

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
