import { useQuery } from '@tanstack/react-query'
import { FileText, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink, useMatch } from 'react-router'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { meQuery } from '../accounts/api.ts'
import { useAskLogout } from './ask-logout.tsx'
import css from './bottom-bar.module.css'

/** The navigation of a phone. On a result it gives way to that page's own actions. */
export function BottomBar() {
  const { t } = useTranslation('shell')
  const askLogout = useAskLogout()
  const me = useQuery(meQuery)
  if (useMatch('/documents/:documentId/results')) return null
  return (
    <nav className={css.bar} aria-label={t('navigation')}>
      <NavLink to="/documents" className={css.item ?? ''}>
        <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('documents')}
      </NavLink>
      <span className={css.name}>{me.data?.full_name}</span>
      <ThemeSwitch />
      <button type="button" className={css.item} onClick={askLogout}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('logout')}
      </button>
    </nav>
  )
}
