import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'
import { GiveFocusBack } from '../../ui/states/give-focus-back.ts'
import { signOut } from '../accounts/api.ts'
import css from './shell.module.css'

/** Asks before ending the session. */
export function useAskLogout(): () => void {
  const { t } = useTranslation(['shell', 'ui'])
  return () => {
    const id = modals.open({
      title: t('logoutQuestion'),
      closeButtonProps: { 'aria-label': t('ui:close') },
      children: (
        <div className={css.answers}>
          <GiveFocusBack />
          <Button variant="default" data-autofocus onClick={() => modals.close(id)}>
            {t('stay')}
          </Button>
          <Button
            onClick={() => {
              modals.close(id)
              void signOut()
            }}
          >
            {t('logout')}
          </Button>
        </div>
      ),
    })
  }
}
