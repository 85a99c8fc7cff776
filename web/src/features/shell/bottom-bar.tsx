import { FileText, LayoutDashboard, LayoutTemplate, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation, useMatch } from 'react-router'
import css from './bottom-bar.module.css'

/** Pages that are reached from the account where there is no room for more. */
const underAccount = /^\/(?:admin|pricing|requests)(?:\/|$)/

/** The navigation of a phone. On a result it gives way to that page's own actions. */
export function BottomBar() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  if (useMatch('/documents/:documentId/results')) return null
  const account = pathname.startsWith('/account') ? 'page' : underAccount.test(pathname) || undefined
  return (
    <nav className={css.bar} aria-label={t('navigation')}>
      <NavLink to="/" end className={css.item ?? ''}>
        <LayoutDashboard size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('dashboard')}
      </NavLink>
      <NavLink to="/documents" className={css.item ?? ''}>
        <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('documents')}
      </NavLink>
      <NavLink to="/templates" className={css.item ?? ''}>
        <LayoutTemplate size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('templates')}
      </NavLink>
      <Link to="/account" className={css.item} aria-current={account}>
        <UserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('account')}
      </Link>
    </nav>
  )
}
