import type { DocumentId } from '@karar/schema'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { openOriginal } from './open-original.ts'

/** Opens the file of a document at one of its pages, and says so where that fails. */
export function useOpenOriginal(id: DocumentId | undefined): (page: number) => void {
  const { t } = useTranslation(['results', 'ui'])
  return (page) => {
    if (!id) return
    openOriginal(id, page).catch(() =>
      notifications.show({ message: t('originalFailed'), closeButtonProps: { 'aria-label': t('ui:close') } }),
    )
  }
}
