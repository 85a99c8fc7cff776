import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

/** Says in passing that something is done. */
export function useTell(): (message: string) => void {
  const { t } = useTranslation('ui')
  return (message) => notifications.show({ message, closeButtonProps: { 'aria-label': t('close') } })
}
