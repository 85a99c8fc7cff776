import { useTranslation } from 'react-i18next'
import css from '../account.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'

/** What is kept about the person: to take along, and to have erased. */
export function Data() {
  const { t } = useTranslation('your-account')
  return (
    <>
      <section className={css.section}>
        <h2 className={css.heading}>{t('export.title')}</h2>
        <ExportData />
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>{t('delete.title')}</h2>
        <DeleteAccount />
      </section>
      <p className={`${css.section} ${css.quiet}`}>{t('rights')}</p>
    </>
  )
}
