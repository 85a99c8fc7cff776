import { useQuery } from '@tanstack/react-query'
import { ChevronRight, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router'
import { CountBadge } from '../../ui/count-badge.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { meQuery } from '../accounts/api.ts'
import { pendingCountQuery } from './api.ts'
import { useAskLogout } from './ask-logout.tsx'
import css from './phone-tools.module.css'

/** What stands in the bar of a wide screen has its place under the account on a phone. */
export function PhoneTools() {
  const { t } = useTranslation('shell')
  const askLogout = useAskLogout()
  const { data: user } = useQuery(meQuery)
  const here = useMatch('/account') !== null
  const admin = user?.role === 'admin'
  const { data: waiting } = useQuery({ ...pendingCountQuery, enabled: here && admin })
  if (!here) return null
  return (
    <section className={css.tools} aria-labelledby="phone-tools">
      <h2 className={css.title} id="phone-tools">
        {t('more')}
      </h2>
      <div className={css.row}>
        {t('appearance')}
        <ThemeSwitch />
      </div>
      <Link className={css.row} to="/requests">
        {t('menu.requests')}
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <Link className={css.row} to="/pricing">
        {t('pricing')}
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      {admin && (
        <Link className={css.row} to="/admin">
          <span className={css.counted}>
            {t('administration')} <CountBadge count={waiting} />
            {waiting ? <span className="visually-hidden">{t('waiting', { count: waiting })}</span> : null}
          </span>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
      <button type="button" className={css.row} onClick={askLogout}>
        {t('logout')}
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </section>
  )
}
