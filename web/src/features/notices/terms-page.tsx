import { moneyBackDays } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Head } from '../../ui/public/head.tsx'
import reading from '../../ui/public/reading.module.css'
import { Parts } from './parts.tsx'

/** What whoever uses Karar may expect, and what is expected of them. */
export function TermsPage() {
  const { t } = useTranslation(['terms', 'ui'])
  return (
    <article className={reading.page}>
      <Head title={t('ui:pageTitle', { page: t('title') })} description={t('description')} />
      <h1 className={reading.title}>{t('headline')}</h1>
      <p className={reading.lead}>{t('lead')}</p>
      <Parts parts={t('parts', { returnObjects: true, days: moneyBackDays })} />
      <p className={reading.links}>
        <Link to="/pricing">{t('pricing')}</Link>
        <Link to="/privacy">{t('privacy')}</Link>
      </p>
    </article>
  )
}
