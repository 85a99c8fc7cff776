import type { LegalIssue } from '@karar/schema'
import { useTranslation } from 'react-i18next'

/** What the second reading says of a finding: its words, its doubt, and what it takes for the law. Rows of a list of terms. */
export function OpinionRows({ issue: { second_opinion: opinion } }: { issue: LegalIssue }) {
  const { t } = useTranslation('results')
  if (!opinion || (!opinion.says && !opinion.doubt)) return null
  return (
    <>
      <dt>{opinion.doubt ? t('second.doubts') : t('second.says')}</dt>
      <dd>
        <p>{opinion.doubt ?? opinion.says}</p>
        {opinion.doubt && <p>{t('second.doubtNote')}</p>}
        {opinion.law.map(({ cited, known }) => (
          <p key={cited}>
            {t('second.lawNamed', { law: cited })} ({known ? t('second.lawKnown') : t('second.lawUnknown')})
          </p>
        ))}
      </dd>
    </>
  )
}
