import { useTranslation } from 'react-i18next'
import { SeverityLabel } from '../../ui/severity.tsx'
import css from './showcase.module.css'

/** A finding of the sample contract, as the product shows it: the contract's words, then the note in the margin. */
export function Showcase() {
  const { t } = useTranslation('accounts')
  return (
    <aside className={css.panel} aria-label={t('showcase.label')}>
      <figure className={css.figure}>
        <blockquote className={css.quote}>
          {t('showcase.quoteBefore')}
          <span className={css.marked}>{t('showcase.quoteMarked')}</span>
          {t('showcase.quoteAfter')}
        </blockquote>
        <figcaption className={css.note}>
          <p className={css.grade}>
            <span className={css.clause}>{t('showcase.clause')}</span>
            <SeverityLabel mark="critical" />
          </p>
          <h2 className={css.title}>{t('showcase.title')}</h2>
          <p className={css.body}>{t('showcase.body')}</p>
          <p>{t('showcase.law1')}</p>
          <p>{t('showcase.law2')}</p>
        </figcaption>
      </figure>
    </aside>
  )
}
