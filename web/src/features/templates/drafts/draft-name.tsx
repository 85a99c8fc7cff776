import type { Draft } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { saveDraft } from '../api.ts'
import css from './drafts.module.css'

/** The name of a draft, which can be changed: two drafts of one template begin with the same. */
export function DraftName({ draft }: { draft: Draft }) {
  const { t } = useTranslation('templates')
  const [typed, setTyped] = useState<string | null>(null)
  const save = useSend({
    mutationFn: (name: string) => saveDraft(draft.id, { name }),
    onSuccess: () => setTyped(null),
  })
  if (typed === null) {
    return (
      <div className={css.named}>
        <h1 className={css.title}>{draft.name}</h1>
        <IconButton label={t('draft.rename')} onClick={() => setTyped(draft.name)}>
          <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed?.trim()) save.mutate(typed.trim())
  }
  return (
    <form className={css.naming} noValidate onSubmit={submit}>
      <h1 className="visually-hidden">{draft.name}</h1>
      <TextInput
        className={css.nameField ?? ''}
        label={t('draft.name')}
        maxLength={150}
        autoFocus
        value={typed}
        error={
          save.isError ? failureWords(save.error, t('draft.renameFailed')) : typed.trim() === '' && t('draft.nameless')
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      <Button type="submit" variant="default" loading={save.isPending}>
        {t('editor.save')}
      </Button>
    </form>
  )
}
