import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from './back-closes.ts'
import { useGiveFocusBack } from './give-focus-back.ts'

/** What has to be confirmed in the dialog itself, such as codes that are shown once, is not left by the way. */
const stay = () => {}

/** A dialog that is there for as long as it is open. Closed, it gives the keyboard back its place. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const { t } = useTranslation('ui')
  useGiveFocusBack()
  const { onClose, closeOnEscape = true } = props
  useBackCloses(closeOnEscape ? onClose : stay)
  return <Modal {...props} opened closeButtonProps={{ 'aria-label': t('close') }} />
}
