import { Button } from '@mantine/core'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { Logo } from '../logo.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { PublicFooter } from './public-footer.tsx'
import css from './public-frame.module.css'

export const toLogin = { to: '/login', state: { fromHome: true, mode: 'login' } }
export const toRegister = { to: '/login?mode=register', state: { fromHome: true, mode: 'register' } }

/** What stands around a page that anybody may see, for somebody who is not signed in. Works without script. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  const places = (
    <>
      <NavLink to="/pricing" className={css.link ?? ''}>
        {t('public.pricing')}
      </NavLink>
      <NavLink to="/sample" className={css.link ?? ''}>
        {t('public.sample')}
      </NavLink>
      <NavLink to="/about" className={css.link ?? ''}>
        {t('public.about')}
      </NavLink>
      <NavLink to="/templates" className={css.link ?? ''}>
        {t('public.templates')}
      </NavLink>
    </>
  )
  return (
    <div className={css.page}>
      <a className={css.skip} href="#main">
        {t('public.skip')}
      </a>
      <header className={css.bar}>
        <Link to="/" className={css.logo}>
          <Logo />
        </Link>
        <nav className={css.nav} aria-label={t('public.navigation')}>
          {places}
        </nav>
        <div className={css.tools}>
          <ThemeSwitch />
          <Button component={Link} {...toLogin} variant="subtle">
            {t('public.login')}
          </Button>
          <Button component={Link} {...toRegister} className={css.create}>
            {t('public.createAccount')}
          </Button>
          <details className={css.menu}>
            <summary aria-label={t('public.menu')}>
              <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
            </summary>
            <nav className={css.places} aria-label={t('public.menu')}>
              {places}
            </nav>
          </details>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
