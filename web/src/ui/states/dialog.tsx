import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useGiveFocusBack } from './give-focus-back.ts'

/** A dialog that is there for as long as it is open. Closed, it gives the keyboard back its place. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const { t } = useTranslation('ui')
  useGiveFocusBack()
  return <Modal {...props} opened closeButtonProps={{ 'aria-label': t('close') }} />
}
