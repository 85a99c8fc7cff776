import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SampleFinding } from '../../ui/findings/sample-finding.tsx'
import { Logo } from '../../ui/logo.tsx'
import css from './frame.module.css'

/** What stands around every screen for somebody who is not signed in: the logo above, a finding at the right. */
export function Frame({ fromHome = false, children }: { fromHome?: boolean; children: ReactNode }) {
  const { t } = useTranslation(['accounts', 'ui'])
  return (
    <div className={css.page}>
      <main className={css.side}>
        <header className={css.top}>
          <Link to="/" className={css.logo}>
            <Logo />
          </Link>
          {fromHome && (
            <Link to="/" className={css.back}>
              <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('backToHome')}
            </Link>
          )}
        </header>
        {children}
      </main>
      <aside className={css.showcase} aria-label={t('ui:sample.label')}>
        <SampleFinding />
      </aside>
    </div>
  )
}

interface ScreenProps {
  title: string
  subtitle?: ReactNode
  /** room for two columns of fields */
  wide?: boolean
  /** moves the focus to the title, where a screen has replaced another and has no field to start with */
  announce?: boolean
  children: ReactNode
}

/** One screen within the frame, with its title also in the browser's tab. Without script, words stand in place of its form. */
export function Screen({ title, subtitle, wide = false, announce = false, children }: ScreenProps) {
  const { t } = useTranslation(['accounts', 'ui'])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (announce) heading.current?.focus()
  }, [announce])
  return (
    <div className={`${css.screen} ${wide ? css.wide : ''}`}>
      <title>{t('ui:pageTitle', { page: title })}</title>
      <h1 ref={heading} className={css.title} tabIndex={announce ? -1 : undefined}>
        {title}
      </h1>
      {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      <noscript>
        <p>{t('noScript')}</p>
        <p>
          <a href="/">{t('backToHome')}</a>
        </p>
      </noscript>
      {children}
    </div>
  )
}
