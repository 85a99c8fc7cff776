import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import css from '../account.module.css'
import type { EndActions } from './use-end-sessions.tsx'

/** Ends many sessions at once. */
export function EndSessions({ others, actions }: { others: number; actions: Pick<EndActions, 'askEndAll'> }) {
  const { t } = useTranslation('your-account')
  return (
    <div className={css.actions}>
      {others > 0 && (
        <Button variant="default" onClick={() => actions.askEndAll(true)}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <Button variant="default" data-danger onClick={() => actions.askEndAll(false)}>
        {t('sessions.endAll')}
      </Button>
    </div>
  )
}
