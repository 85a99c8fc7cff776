import type { User } from '@karar/schema'
import { Button, Menu } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import menuCss from '../../../ui/menu.module.css'
import { offeredActions } from './offered-actions.ts'
import type { UserActions } from './use-user-actions.tsx'
import css from './user-row.module.css'

interface Props {
  user: User
  me: User
  busy: boolean
  act: UserActions['act']
}

/** What can be done to an account: the usual as buttons, the rare in a menu. */
export function UserButtons({ user, me, busy, act }: Props) {
  const { t } = useTranslation('admin')
  const { usual, rare } = offeredActions(user, me.id)
  // who was never let in cannot have any
  const mayHaveDocuments = user.status === 'approved' || user.status === 'suspended'
  const named = (action: string) => t('action.named', { action, name: user.full_name })
  return (
    <div className={css.buttons}>
      {usual.map((action) => (
        <Button
          key={action}
          size="xs"
          variant={action === 'approve' && user.status === 'pending' ? 'filled' : 'default'}
          disabled={busy}
          aria-label={named(t(`action.${action}`))}
          onClick={() => act(action, user)}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
      {mayHaveDocuments && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={{ search: `?${new URLSearchParams({ tab: 'documents', user: user.id })}` }}
          aria-label={named(t('action.documents'))}
        >
          {t('action.documents')}
        </Button>
      )}
      <Menu position="bottom-end" classNames={menuCss} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            aria-label={named(t('action.more'))}
            rightSection={<ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('action.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={{ search: `?${new URLSearchParams({ tab: 'audit', subject: user.id })}` }}>
            {t('action.audit')}
          </Menu.Item>
          {rare.map((action) => (
            <Menu.Item key={action} data-danger={action === 'delete' || undefined} onClick={() => act(action, user)}>
              {t(`action.${action}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
