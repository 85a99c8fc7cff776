import type { Document } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { typed } from '../../../lib/http/typed.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { useUnsent } from '../../../lib/http/use-unsent.ts'
import { Dialog } from '../../../ui/states/dialog.tsx'
import { meQuery } from '../../accounts/api.ts'
import { keepInList, refreshList, renameDocument } from '../api.ts'
import css from '../documents.module.css'
import { endingOf } from '../progress/ending.ts'

const typedNames = typed<string>(() => queryClient.getQueryData(meQuery.queryKey)?.id)

/** Asks for a new name; the ending stays and stands beside it. */
export function RenameDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation(['documents', 'ui'])
  const ending = endingOf(document.original_filename)
  const unsent = useUnsent(typedNames, document.id)
  const [name, setName] = useState(
    () => unsent.found ?? document.original_filename.slice(0, -ending.length || undefined),
  )
  const [nameless, setNameless] = useState(false)
  const mutation = useSend({
    mutationFn: () => renameDocument(document.id, name.trim() + ending),
    onSuccess: (renamed) => {
      keepInList(renamed)
      void refreshList()
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setNameless(name.trim() === '')
    if (name.trim() !== '') mutation.mutate()
  }
  return (
    <Dialog title={t('rename.title')} onClose={onClose}>
      <form className={css.rename} noValidate onSubmit={submit}>
        <TextInput
          label={t('rename.name')}
          data-autofocus
          maxLength={200}
          value={name}
          onChange={({ currentTarget: { value } }) => {
            unsent.keep(value)
            setName(value)
          }}
          rightSection={ending && <span className={css.ending}>{ending}</span>}
          rightSectionWidth={ending ? 68 : 0}
          rightSectionPointerEvents="none"
          error={
            nameless ? t('rename.nameless') : mutation.error ? failureWords(mutation.error, t('rename.failed')) : null
          }
        />
        <div className={css.answers}>
          <Button variant="default" onClick={onClose}>
            {t('rename.cancel')}
          </Button>
          <Button type="submit" loading={mutation.isPending}>
            {t('rename.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
