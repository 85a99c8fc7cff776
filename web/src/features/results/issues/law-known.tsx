import { isStale, type UnifiedAnalysis } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../lib/text/days.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextLink } from '../../../ui/text-action.tsx'

interface Props {
  analysis: Pick<UnifiedAnalysis, 'as_of' | 'law_checked_on'>
}

/** Said before everything else where the law that was stated had not been checked for more than six months. */
export function OldLaw({ analysis: { as_of, law_checked_on: checked } }: Props) {
  const { t } = useTranslation('results')
  if (checked === undefined || !isStale(checked, as_of)) return null
  return (
    <Notice tone="warning" action={<TextLink to="/law">{t('lawTable')}</TextLink>}>
      {t('lawStale', { date: formatDay(checked) })}
    </Notice>
  )
}

/** When the law was last checked, with the way to all of it; analyses of older engines do not tell. */
export function LawKnown({ analysis: { law_checked_on: checked } }: Props) {
  const { t } = useTranslation('results')
  if (checked === undefined) return null
  return (
    <p>
      {t('lawKnown', { date: formatDay(checked) })} <TextLink to="/law">{t('lawTable')}</TextLink>
    </p>
  )
}
