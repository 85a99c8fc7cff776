import { useTranslation } from 'react-i18next'
import css from './sample-finding.module.css'
import { SeverityLabel } from './severity.tsx'

/** A finding of the sample contract, as the product shows it: the contract's words, then the note in the margin. */
export function SampleFinding() {
  const { t } = useTranslation('ui')
  return (
    <figure className={css.figure}>
      <blockquote className={css.quote}>
        {t('sample.quoteBefore')}
        <span className={css.marked}>{t('sample.quoteMarked')}</span>
        {t('sample.quoteAfter')}
      </blockquote>
      <figcaption className={css.note}>
        <p className={css.grade}>
          <span className={css.clause}>{t('sample.clause')}</span>
          <SeverityLabel mark="critical" />
        </p>
        <h2 className={css.title}>{t('sample.title')}</h2>
        <p className={css.body}>{t('sample.body')}</p>
        <p>{t('sample.law')}</p>
      </figcaption>
    </figure>
  )
}
