import { notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * For what goes wrong after its place is gone: whoever has closed the dialog, or gone on to another part of the page, before
 * the answer came is told where they are, by name, until they have read it.
 *
 * @returns whether that had to be done; where the place is still there, it says it itself
 */
export function useTellElsewhere(): (name: string, words: string) => boolean {
  const { t } = useTranslation('ui')
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return (name, words) => {
    if (here.current) return false
    notifications.show({
      title: name,
      message: words,
      autoClose: false,
      closeButtonProps: { 'aria-label': t('close') },
    })
    return true
  }
}
