import { nameOfPlace, placesKept } from '../../ui/focus/kept-places.ts'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/notifications/styles.layer.css'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { Keyboard, LogOut } from 'lucide-react'
import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, Outlet, ScrollRestoration, useMatch, useNavigate } from 'react-router'
import { useKeys } from '../../lib/use-keys.ts'
import { aimBothClicks } from '../../ui/focus/second-click.ts'
import { useKeepWaiting } from '../../ui/focus/use-keep-waiting.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { FooterLinks } from '../../ui/public/footer-links.tsx'
import { BackClosesQuestions } from '../../ui/states/back-closes-questions.ts'
import { Disclaimer } from '../../ui/states/disclaimer.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { meQuery } from '../accounts/api.ts'
import { AdminLink } from './admin-link.tsx'
import { useAskLogout } from './ask-logout.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PhoneTools } from './phone-tools.tsx'
import css from './shell.module.css'
import { useShortcutList } from './shortcut-list.tsx'
import { useLastPlace } from './use-last-place.ts'
import { UserMenu } from './user-menu.tsx'

/** What stands around every page of a signed-in person. */
export function Shell() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const me = useQuery(meQuery)
  const askLogout = useAskLogout()
  const listShortcuts = useShortcutList()
  useLastPlace()
  useKeepWaiting()
  // not for visitors: on their pages no press moves another button under the pointer
  useEffect(aimBothClicks, [])
  const results = useMatch('/documents/:documentId/results') !== null
  useKeys({ '?': listShortcuts, g: () => void navigate('/documents') })
  // what lies over a page is made once the page is there, and one after the other
  const over = useDeferredValue(true, false)
  const told = useDeferredValue(over, false)
  return (
    <>
      {over && (
        <ModalsProvider>
          <BackClosesQuestions />
        </ModalsProvider>
      )}
      {told && <Notifications position="bottom-left" autoClose={6000} limit={3} />}
      <a className={css.skip} href="#main">
        {t('skip')}
      </a>
      <header className={css.bar} data-results={results || undefined}>
        <Link to="/" className={css.logo}>
          <Logo />
        </Link>
        <nav className={css.nav} aria-label={t('navigation')}>
          <NavLink to="/" end className={css.link ?? ''}>
            {t('dashboard')}
          </NavLink>
          <NavLink to="/documents" className={css.link ?? ''}>
            {t('documents')}
          </NavLink>
          <NavLink to="/pricing" className={css.link ?? ''}>
            {t('pricing')}
          </NavLink>
          <NavLink to="/templates" className={css.link ?? ''}>
            {t('templates')}
          </NavLink>
          <AdminLink />
        </nav>
        <div className={css.tools}>
          <IconButton label={t('shortcuts.open')} onClick={listShortcuts}>
            <Keyboard size={19} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <ThemeSwitch />
          {me.data && <UserMenu user={me.data} />}
          <IconButton label={t('logout')} onClick={askLogout}>
            <LogOut size={19} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </header>
      <OfflineNotice />
      <main id="main" className={css.main} data-results={results || undefined} tabIndex={-1}>
        <Outlet />
        <PhoneTools />
      </main>
      <footer className={css.footer}>
        <Disclaimer kind="general" />
        <FooterLinks />
      </footer>
      <BottomBar />
      <ScrollRestoration getKey={nameOfPlace} storageKey={placesKept} />
    </>
  )
}
