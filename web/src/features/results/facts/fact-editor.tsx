import type { CorrectFact, DocumentId, FactKind } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { typed } from '../../../lib/http/typed.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { useUnsent } from '../../../lib/http/use-unsent.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { meQuery } from '../../accounts/api.ts'
import { correctFact } from '../api.ts'
import { blanksIn, changeOf, type DatedFact, enteredFrom } from './facts.ts'
import css from './key-fact-list.module.css'

interface Props {
  kind: FactKind
  fact: DatedFact
  id: DocumentId
  onClose: () => void
}

const typedFacts = typed<ReturnType<typeof enteredFrom>>(() => queryClient.getQueryData(meQuery.queryKey)?.id)

/** Name and figure of a fact, to be put right by hand. What was typed outlives a session that ends meanwhile. */
export function FactEditor({ kind, fact, id, onClose }: Props) {
  const { t } = useTranslation('results')
  const unsent = useUnsent(typedFacts, `${id} ${kind} ${fact.start}`)
  const [entered, setEntered] = useState(() => unsent.found ?? enteredFrom(kind, fact))
  const enter = (part: Partial<typeof entered>) => {
    const next = { ...entered, ...part }
    unsent.keep(next)
    setEntered(next)
  }
  const [tried, setTried] = useState(false)
  const keeping = useSend({ mutationFn: (change: CorrectFact) => correctFact(id, change), onSuccess: onClose })
  // from under what stands at the bottom of the window
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const blanks = tried ? blanksIn(entered) : []
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (blanksIn(entered).length > 0) return
    const change = changeOf(kind, fact, entered)
    if (change) keeping.mutate(change)
    else onClose()
  }
  return (
    <form
      ref={form}
      className={css.editor}
      noValidate
      aria-label={t('facts.editing', { what: fact.label })}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={css.fields}>
        <TextInput
          label={t('facts.name')}
          maxLength={120}
          value={entered.label}
          onChange={({ currentTarget: { value: label } }) => enter({ label })}
          error={blanks.includes('label') && t('facts.nameless')}
        />
        <TextInput
          label={t(kind === 'dates' ? 'facts.day' : 'facts.figure')}
          type={kind === 'dates' ? 'date' : 'text'}
          min="1900-01-01"
          max="2199-12-31"
          autoFocus
          maxLength={200}
          value={entered.value}
          onChange={({ currentTarget: { value } }) => enter({ value })}
          error={blanks.includes('value') && t(kind === 'dates' ? 'facts.noDay' : 'facts.noFigure')}
        />
      </div>
      <p className={css.says}>{t('facts.says', { page: fact.page, quote: fact.quote.replace(/\s+/g, ' ') })}</p>
      {keeping.isError && <Notice tone="error">{failureWords(keeping.error, t('facts.failed'))}</Notice>}
      <div className={css.answers}>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('facts.cancel')}
        </Button>
        <Button size="xs" type="submit" loading={keeping.isPending}>
          {t('facts.keep')}
        </Button>
      </div>
    </form>
  )
}
