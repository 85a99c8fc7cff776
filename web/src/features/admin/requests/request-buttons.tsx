import type { DeskRequest } from '@karar/schema'
import { Button, Menu } from '@mantine/core'
import { ChevronDown, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import menuCss from '../../../ui/menu.module.css'
import css from './request-row.module.css'
import type { RequestActions } from './use-request-actions.tsx'

interface Props {
  request: DeskRequest
  busy: boolean
  act: RequestActions['act']
}

/** What can be done to a request as it stands: the next step first, the rare in a menu. */
export function RequestButtons({ request, busy, act }: Props) {
  const { t } = useTranslation('admin')
  const { status, timer, messages, admin_notes, time_entries } = request
  const named = (action: string) => t('action.named', { action, name: request.user_name })
  const button = (words: string, onClick: () => void, variant = 'default', icon?: 'play') => (
    <Button
      size="xs"
      variant={variant}
      disabled={busy}
      aria-label={named(words)}
      {...(icon && { leftSection: <Play size={15} strokeWidth={1.75} aria-hidden="true" /> })}
      onClick={onClick}
    >
      {words}
    </Button>
  )
  const timed = (status === 'assigned' || status === 'in_progress') && !timer
  return (
    <div className={css.buttons}>
      {status === 'pending' && button(t('requests.assign'), () => act('assign', request), 'filled')}
      {timed && button(t('requests.start'), () => act('start', request), 'filled', 'play')}
      {status === 'in_progress' && !timer && button(t('requests.complete'), () => act('complete', request))}
      {button(messages > 0 ? t('requests.messagesMany', { count: messages }) : t('requests.messages'), () =>
        act('talk', request),
      )}
      {button(admin_notes ? t('requests.editNote') : t('requests.addNote'), () => act('note', request))}
      {(status === 'in_progress' || status === 'completed' || time_entries > 0) &&
        button(t('requests.entries'), () => act('time', request))}
      {(status === 'pending' || status === 'assigned' || status === 'in_progress') && (
        <Menu position="bottom-end" classNames={menuCss} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button
              size="xs"
              variant="default"
              disabled={busy}
              aria-label={named(t('requests.status'))}
              rightSection={<ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              {t('requests.status')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {status !== 'pending' && (
              <Menu.Item onClick={() => act('assign', request)}>{t('requests.reassign')}</Menu.Item>
            )}
            {status === 'assigned' && (
              <Menu.Item onClick={() => act('takeUp', request)}>{t('requests.takeUp')}</Menu.Item>
            )}
            <Menu.Item onClick={() => act('cancel', request)}>{t('requests.cancel')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
