import { documentLimits } from '@karar/schema'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsent } from '../../../../lib/http/use-unsent.ts'
import { formatNumber } from '../../../../lib/text/format.ts'
import { Dialog } from '../../../../ui/states/dialog.tsx'
import { DiscardQuestion, useClosing } from './discard-question.tsx'
import { asFileName } from './pages.ts'
import { pastedText, unsent } from './unsent.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'
import { useHandOver } from './use-hand-over.ts'
import css from './ways.module.css'

/** Takes the text of a contract that is in a mail or a chat, and sends it as a text file. */
export function PasteDialog({ onSend, onClose }: { onSend: (file: File) => void; onClose: () => void }) {
  const { t } = useTranslation(['documents', 'ui'])
  const { found, keep: keepTyped } = useUnsent(pastedText, unsent)
  const [{ text, name }, setTyped] = useState(found ?? { text: '', name: '' })
  const type = (part: { text: string } | { name: string }) => {
    const next = { text, name, ...part }
    keepTyped(next)
    setTyped(next)
  }
  const [nothing, setNothing] = useState(false)
  const isEmpty = text.trim() === ''
  // said, and not cut off by the field without a word: what is not here cannot be read
  const tooLong = text.length > documentLimits.characters
  useAskBeforeLeaving(!isEmpty)
  const { asking, close, keep } = useClosing(!isEmpty, onClose)
  const send = useHandOver(() => {
    onSend(new File([text], `${asFileName(name) || t('paste.unnamed')}.txt`, { type: 'text/plain' }))
    onClose()
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setNothing(isEmpty)
    if (!isEmpty && !tooLong) send.mutate()
  }
  return (
    <Dialog size="lg" title={t('paste.title')} closeOnClickOutside={isEmpty} closeOnEscape={!asking} onClose={close}>
      <form className={css.form} noValidate onSubmit={submit}>
        <Textarea
          label={t('paste.text')}
          description={t('paste.hint')}
          data-autofocus
          rows={12}
          value={text}
          onChange={({ currentTarget }) => type({ text: currentTarget.value })}
          error={
            tooLong
              ? t('paste.tooLong', {
                  length: formatNumber(text.length),
                  limit: formatNumber(documentLimits.characters),
                })
              : nothing && t('paste.nothing')
          }
        />
        <TextInput
          label={t('paste.name')}
          placeholder={t('paste.unnamed')}
          maxLength={190}
          value={name}
          onChange={({ currentTarget }) => type({ name: currentTarget.value })}
        />
        <div className={css.answers}>
          <Button variant="default" onClick={close}>
            {t('paste.cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t('paste.send')}
          </Button>
        </div>
      </form>
      {asking && (
        <DiscardQuestion
          title={t('paste.discard.title')}
          body={t('paste.discard.body')}
          keep={t('paste.discard.keep')}
          discard={t('paste.discard.confirm')}
          onKeep={keep}
          onDiscard={onClose}
        />
      )}
    </Dialog>
  )
}
