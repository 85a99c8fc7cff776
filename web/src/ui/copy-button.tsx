import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { Check, Copy } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Copies a wording and says so. */
export function CopyButton({ text, label, name }: { text: string; label?: string; name?: string }) {
  const { t } = useTranslation('ui')
  const { copy, copied, error } = useClipboard({ timeout: 2000 })
  useEffect(() => {
    if (error) notifications.show({ message: t('copyFailed'), closeButtonProps: { 'aria-label': t('close') } })
  }, [error, t])
  const Icon = copied ? Check : Copy
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={17} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => copy(text)}
      {...(name ? { 'aria-label': copied ? t('copied') : name } : {})}
    >
      <span aria-live="polite">{copied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  )
}
