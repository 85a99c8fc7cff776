import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { CountBadge } from '../../ui/count-badge.tsx'
import { meQuery } from '../accounts/api.ts'
import { pendingCountQuery } from './api.ts'
import css from './shell.module.css'

/** The administrators' entry of the navigation, with how many wait to be let in. Nobody else asks for that. */
export function AdminLink() {
  const { t } = useTranslation('shell')
  const admin = useQuery(meQuery).data?.role === 'admin'
  const { data: waiting } = useQuery({ ...pendingCountQuery, enabled: admin })
  if (!admin) return null
  return (
    <NavLink to="/admin" className={`${css.link} ${css.counted}`}>
      <span aria-hidden="true">{t('admin')}</span>
      <CountBadge count={waiting} />
      <span className="visually-hidden">{waiting ? t('adminWaiting', { count: waiting }) : t('admin')}</span>
    </NavLink>
  )
}
