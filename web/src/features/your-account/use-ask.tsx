import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'
import css from './account.module.css'

interface Question {
  title: string
  body: string
  keep: string
  confirm: string
  onConfirm: () => void
}

/** Asks before something that cannot be undone; the safe answer comes first. */
export function useAsk(): (question: Question) => void {
  const { t } = useTranslation('ui')
  return ({ title, body, keep, confirm, onConfirm }) => {
    const id = modals.open({
      title,
      closeButtonProps: { 'aria-label': t('close') },
      children: (
        <>
          <p className={css.lead}>{body}</p>
          <div className={css.answers}>
            <Button variant="default" data-autofocus onClick={() => modals.close(id)}>
              {keep}
            </Button>
            <Button
              variant="default"
              data-danger
              onClick={() => {
                modals.close(id)
                onConfirm()
              }}
            >
              {confirm}
            </Button>
          </div>
        </>
      ),
    })
  }
}
