import type { Document } from '@karar/schema'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../lib/http/use-send.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { clearChat, emptyConversation } from '../api.ts'
import { forgetAsking } from './asking.ts'
import css from './clear-chat.module.css'

/** Clears the conversation, once the person has said so: it cannot be brought back. */
export function useClearChat({ id, original_filename: name }: Document) {
  const { t } = useTranslation(['chat', 'ui'])
  const clear = useSend({
    mutationFn: () => clearChat(id),
    onSuccess: () => {
      forgetAsking(id)
      emptyConversation(id)
      notifications.show({ message: t('clear.done'), closeButtonProps: { 'aria-label': t('ui:close') } })
    },
  })
  const askFirst = (count: number) => {
    const modal = modals.open({
      title: t('clear.title'),
      closeButtonProps: { 'aria-label': t('ui:close') },
      children: (
        <>
          <p className={css.body}>{t('clear.body', { count, shown: formatNumber(count), name })}</p>
          <div className={css.answers}>
            <Button variant="default" data-autofocus onClick={() => modals.close(modal)}>
              {t('clear.keep')}
            </Button>
            <Button
              variant="default"
              data-danger
              onClick={() => {
                modals.close(modal)
                clear.mutate()
              }}
            >
              {t('clear.confirm')}
            </Button>
          </div>
        </>
      ),
    })
  }
  return { clear, askFirst }
}
