import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Head } from '../../ui/public/head.tsx'
import reading from '../../ui/public/reading.module.css'
import { Parts } from './parts.tsx'

/** What is kept of whom, where, for how long, who sees it, and what rights people have. It says what the server does: change it with that. */
export function PrivacyPage() {
  const { t } = useTranslation(['privacy', 'ui'])
  return (
    <article className={reading.page}>
      <Head title={t('ui:pageTitle', { page: t('title') })} description={t('description')} />
      <h1 className={reading.title}>{t('headline')}</h1>
      <p className={reading.lead}>{t('lead')}</p>
      <section className={reading.part}>
        <h2 className={reading.heading}>{t('table.title')}</h2>
        <div className={`${reading.words} ${reading.wide}`}>
          <p>{t('table.lead')}</p>
          <table>
            <caption className="visually-hidden">{t('table.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('table.head.what')}</th>
                <th scope="col">{t('table.head.why')}</th>
                <th scope="col">{t('table.head.until')}</th>
              </tr>
            </thead>
            <tbody>
              {t('table.rows', { returnObjects: true }).map(({ what, why, until }) => (
                <tr key={what}>
                  <td>{what}</td>
                  <td data-head={t('table.head.why')}>{why}</td>
                  <td data-head={t('table.head.until')}>{until}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <Parts parts={t('parts', { returnObjects: true })} />
      <p className={reading.links}>
        <Link to="/contact">{t('contact')}</Link>
      </p>
    </article>
  )
}
