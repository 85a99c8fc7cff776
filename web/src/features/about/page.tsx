import { issueCategories } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Head } from '../../ui/public/head.tsx'
import reading from '../../ui/public/reading.module.css'
import { OpenDisclaimer } from '../../ui/states/open-disclaimer.tsx'

/** What Karar is, for whom, and what it does not do. */
export function AboutPage() {
  const { t } = useTranslation(['about', 'ui'])
  return (
    <article className={reading.page}>
      <Head title={t('ui:pageTitle', { page: t('title') })} description={t('description')} />
      <h1 className={reading.title}>{t('headline')}</h1>
      <p className={reading.lead}>{t('lead')}</p>
      {t('parts', { returnObjects: true, categories: issueCategories.length }).map(({ title, body }) => (
        <section key={title} className={reading.part}>
          <h2 className={reading.heading}>{title}</h2>
          <div className={reading.words}>
            {body.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </section>
      ))}
      <p className={reading.links}>
        <Link to="/sample">{t('sampleLink')}</Link>
        <Link to="/law">{t('lawLink')}</Link>
      </p>
      <OpenDisclaimer kind="compliance" />
    </article>
  )
}
