import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityLabel } from '../../ui/findings/severity.tsx'
import css from './features.module.css'
import page from './page.module.css'

/** Six things that an analysis gives, each with a piece of it. */
export function Features() {
  const { t } = useTranslation(['home', 'ui'])
  return (
    <section className={page.section} aria-labelledby="features">
      <h2 className={page.title} id="features">
        {t('features.title')}
      </h2>
      <ul className={css.cards}>
        <Card title={t('features.marked.title')} body={t('features.marked.body')}>
          <p className={css.quote}>
            {t('features.marked.before')}
            <mark>{t('features.marked.quote')}</mark>
            {t('features.marked.after')}
          </p>
        </Card>
        <Card title={t('features.law.title')} body={t('features.law.body')}>
          <p>
            <strong>{t('features.law.name')}</strong>
          </p>
          <p>{t('features.law.note')}</p>
        </Card>
        <Card title={t('features.missing.title')} body={t('features.missing.body')}>
          <p className={css.row}>
            <SeverityLabel mark="missing" /> <strong>{t('features.missing.name')}</strong>
          </p>
          <p>{t('features.missing.note')}</p>
        </Card>
        <Card title={t('features.position.title')} body={t('features.position.body')}>
          <svg className={css.scale} viewBox="0 0 300 26" aria-hidden="true">
            <path className={css.pointer} d="M92 2h16l-8 12z" />
            <path className={css.line} d="M0 20h300M120 14v12M210 14v12" />
          </svg>
          <p className={css.ends}>
            <span>{t('features.position.against')}</span>
            <span>{t('features.position.balanced')}</span>
            <span>{t('features.position.for')}</span>
          </p>
        </Card>
        <Card title={t('features.wording.title')} body={t('features.wording.body')}>
          <p className={css.quote}>{t('features.wording.quote')}</p>
        </Card>
        <Card title={t('features.lawyer.title')} body={t('features.lawyer.body')}>
          <p>
            <strong>{t('features.lawyer.name')}</strong>
          </p>
          <p>{t('features.lawyer.note')}</p>
        </Card>
      </ul>
    </section>
  )
}

function Card({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <li>
      <div className={css.piece} aria-hidden="true">
        {children}
      </div>
      <h3 className={page.name}>{title}</h3>
      <p className={page.words}>{body}</p>
    </li>
  )
}
