import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { planOf, type User } from '@karar/schema'
import { Menu } from '@mantine/core'
import { ChevronDown, LogOut, MonitorSmartphone, Scale, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PressMenu } from '../../ui/press-menu.tsx'
import { useAskLogout } from './ask-logout.tsx'
import css from './user-menu.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Who is signed in, and the way to what is theirs. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('shell')
  const askLogout = useAskLogout()
  return (
    <PressMenu
      position="bottom-end"
      width={280}
      classNames={{ dropdown: css.menu ?? '', item: css.item ?? '' }}
      target={
        <button type="button" className={css.target} aria-label={t('menu.open', { name: user.full_name })}>
          <span className={css.name}>{user.full_name}</span>
          <ChevronDown className={css.arrow} size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    >
      <div className={css.who}>
        <p className={css.fullName}>{user.full_name}</p>
        <p>{user.email}</p>
        <p>{user.company_name}</p>
        <p>{t('menu.plan', { plan: planOf(user.subscription_type).name })}</p>
      </div>
      <Menu.Item component={Link} to="/account" leftSection={<UserRound {...icon} />}>
        {t('menu.account')}
      </Menu.Item>
      <Menu.Item component={Link} to="/account?tab=sessions" leftSection={<MonitorSmartphone {...icon} />}>
        {t('menu.sessions')}
      </Menu.Item>
      <Menu.Item component={Link} to="/requests" leftSection={<Scale {...icon} />}>
        {t('menu.requests')}
      </Menu.Item>
      <Menu.Item leftSection={<LogOut {...icon} />} onClick={askLogout}>
        {t('logout')}
      </Menu.Item>
    </PressMenu>
  )
}
