import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GiveFocusBack } from '../../ui/states/give-focus-back.ts'
import css from './ask.module.css'

export interface Question {
  title: string
  /** what follows, or is lost, by name */
  body: string
  keep: string
  confirm: string
  /** marks what cannot be taken back, or shuts somebody out */
  danger?: boolean
  onConfirm: () => void
}

/** Asks before something grave is done; the safe choice comes first. */
export function useAsk(): (question: Question) => void {
  const open = useOpenModal()
  return ({ title, body, keep, confirm, danger = false, onConfirm }) =>
    open(title, (close) => (
      <>
        <p className={css.body}>{body}</p>
        <div className={css.answers}>
          <Button variant="default" data-autofocus onClick={close}>
            {keep}
          </Button>
          <Button
            {...(danger ? { variant: 'default', 'data-danger': true } : {})}
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            {confirm}
          </Button>
        </div>
      </>
    ))
}

type Children = (close: () => void, isOpen: () => boolean) => ReactNode

/** Opens a modal with a way to close it from inside, and to know whether somebody has closed it. */
export function useOpenModal(): (title: string, children: Children) => void {
  const { t } = useTranslation('ui')
  return (title, children) => {
    let isOpen = true
    const id = modals.open({
      title,
      onClose: () => {
        isOpen = false
      },
      closeButtonProps: { 'aria-label': t('close') },
      children: (
        <>
          <GiveFocusBack />
          {children(
            () => modals.close(id),
            () => isOpen,
          )}
        </>
      ),
    })
  }
}
