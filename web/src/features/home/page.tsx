import { planOf } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SampleFinding } from '../../ui/findings/sample-finding.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import css from './page.module.css'

const toLogin = { to: '/login', state: { fromHome: true, mode: 'login' } }
const toRegister = { to: '/login', state: { fromHome: true, mode: 'register' } }

/** The front page for somebody who is not signed in. It loads before anything is known of a visitor, so it stays light. */
export function HomePage() {
  const { t } = useTranslation(['home', 'ui'])
  const { contracts } = planOf('free')
  return (
    <div className={css.page}>
      <title>{t('title')}</title>
      <header className={css.bar}>
        <div className={css.inner}>
          <Logo />
          <div className={css.tools}>
            <ThemeSwitch />
            <Button component={Link} {...toLogin} variant="subtle">
              {t('login')}
            </Button>
            <Button component={Link} {...toRegister} className={css.create}>
              {t('createAccount')}
            </Button>
          </div>
        </div>
      </header>
      <main className={css.main}>
        <div className={css.pitch}>
          <h1 className={css.headline}>{t('headline')}</h1>
          <p className={css.lead}>{t('lead')}</p>
          <div className={css.actions}>
            <Button component={Link} {...toRegister} size="lg">
              {t('check')}
            </Button>
            <Button component={Link} {...toLogin} size="lg" variant="default">
              {t('login')}
            </Button>
          </div>
          {contracts !== null && <p className={css.small}>{t('free', { contracts })}</p>}
        </div>
        <section className={css.sample} aria-label={t('ui:sample.label')}>
          <SampleFinding />
        </section>
      </main>
      <footer className={css.footer}>
        <p className={css.inner}>{t('disclaimer')}</p>
      </footer>
    </div>
  )
}
