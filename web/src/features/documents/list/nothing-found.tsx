import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from './empty-list.module.css'

/** There are documents, but none that was asked for: says where was looked, and leads back to all. */
export function NothingFound({ searched, all }: { searched: boolean; all: { search: string } }) {
  const { t } = useTranslation('documents')
  return (
    <section className={css.box}>
      <h2 className={css.title}>{t('find.none')}</h2>
      <p className={css.body}>{searched ? t('find.noneSearched') : t('find.noneFiltered')}</p>
      <Link className={css.link} to={all} replace preventScrollReset>
        {t('find.showAll')}
      </Link>
    </section>
  )
}
