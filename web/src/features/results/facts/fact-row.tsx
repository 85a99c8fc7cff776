import type { DocumentId, Fact, FactKind } from '@karar/schema'
import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { spanHash } from '../../../lib/place.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { correctFact } from '../api.ts'
import { FactEditor } from './fact-editor.tsx'
import { addressOfFact, type DatedFact, shownValue } from './facts.ts'
import css from './key-fact-list.module.css'

interface Props {
  kind: FactKind
  fact: DatedFact
  /** of a document whose figures the reader may put right; null where it is somebody else's */
  own: DocumentId | null
  editing: boolean
  onEdit: (on: boolean) => void
  onShow: (hash: string) => void
}

/** One fact: its name, its figure as the way to the words that state it, and whether it was put there by hand. */
export function FactRow({ kind, fact, own, editing, onEdit, onShow }: Props) {
  const { t } = useTranslation('results')
  const pencil = useRef<HTMLButtonElement>(null)
  // the keyboard's place is where it was before
  const edited = useRef(false)
  useEffect(() => {
    if (edited.current && !editing) pencil.current?.focus()
    edited.current = editing
  }, [editing])
  if (own && editing) {
    return (
      <li>
        <FactEditor kind={kind} fact={fact} id={own} onClose={() => onEdit(false)} />
      </li>
    )
  }
  return (
    <li>
      <div className={css.fact} data-own={own !== null || undefined}>
        <span className={css.label}>{fact.label}</span>
        <button
          type="button"
          className={css.value}
          title={fact.quote}
          onClick={() => onShow(spanHash(fact.start, fact.end))}
        >
          {shownValue(fact)}
        </button>
        <span className={css.page}>{t('issues.page', { page: fact.page })}</span>
        {own && (
          <IconButton
            ref={pencil}
            className={css.pencil}
            label={t('facts.correct', { what: fact.label, value: shownValue(fact) })}
            onClick={() => onEdit(true)}
          >
            <Pencil size={15} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {fact.as_read && <ByHand kind={kind} fact={fact} asRead={fact.as_read} own={own} />}
    </li>
  )
}

/** That a figure was put there by hand, what was read, and the way back to that. */
function ByHand({
  kind,
  fact,
  asRead,
  own,
}: Pick<Props, 'kind' | 'fact' | 'own'> & { asRead: NonNullable<Fact['as_read']> }) {
  const { t } = useTranslation('results')
  const back = useMutation({
    mutationFn: (id: DocumentId) => correctFact(id, { ...addressOfFact(kind, fact), correction: null }),
  })
  return (
    <>
      <p className={css.byHand}>
        {t('facts.byHand', { what: asRead.label, value: asRead.value })}{' '}
        {own && (
          <TextAction disabled={back.isPending} onClick={() => back.mutate(own)}>
            {t('facts.undo')}
          </TextAction>
        )}
      </p>
      {back.isError && <Notice tone="error">{failureWords(back.error, t('facts.failed'))}</Notice>}
    </>
  )
}
