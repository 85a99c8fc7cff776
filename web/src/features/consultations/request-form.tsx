import { type ConsultationRequest, type Document, longestDescription } from '@karar/schema'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../lib/http/use-send.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { meQuery } from '../accounts/api.ts'
import { requestConsultation } from './api.ts'
import css from './consultations.module.css'
import { type Draft, draftOf, dropDraft, keepDraft } from './draft.ts'
import { refusalOf } from './refusal.ts'
import { UrgencyChoice } from './urgency-choice.tsx'
import { useEntitlement } from './use-entitlement.ts'

interface Props {
  document: Document
  onSent: (request: ConsultationRequest) => void
  onClose: () => void
}

/** What it is about, how soon, how to be reached. What was typed outlives a failure and the closing of the dialog. */
export function RequestForm({ document: { id, original_filename: name }, onSent, onClose }: Props) {
  const { t } = useTranslation('consultations')
  const { data: me } = useQuery(meQuery)
  const grants = useEntitlement()
  const [draft, setDraft] = useState(() => draftOf(id))
  const [incomplete, setIncomplete] = useState(false)
  const contact = draft.contact ?? [me?.email, me?.phone].filter(Boolean).join(', ')
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    keepDraft(id, next)
    setDraft(next)
  }
  const send = useSend({
    mutationFn: () =>
      requestConsultation({
        document_id: id,
        urgency: draft.urgency,
        description: draft.description.trim(),
        contact_info: contact.trim(),
      }),
    onSuccess: (request) => {
      dropDraft(id)
      onSent(request)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const whole = draft.description.trim() !== '' && contact.trim() !== ''
    setIncomplete(!whole)
    if (whole && !tooLong) send.mutate()
  }
  // said, and not cut off by the field: the end of a mail that is pasted here may be what it is about
  const tooLong = draft.description.trim().length > longestDescription
  const lacks = (text: string) => incomplete && text.trim() === ''
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>{t('about', { name })}</p>
      <Textarea
        label={t('description')}
        description={t('descriptionHint')}
        required
        rows={5}
        data-autofocus
        value={draft.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        error={
          tooLong
            ? t('tooLong', { length: formatNumber(draft.description.length), limit: formatNumber(longestDescription) })
            : lacks(draft.description)
        }
      />
      <UrgencyChoice value={draft.urgency} onChange={(urgency) => change({ urgency })} />
      <Textarea
        label={t('contact')}
        description={t('contactHint')}
        required
        rows={2}
        maxLength={500}
        value={contact}
        onChange={({ currentTarget }) => change({ contact: currentTarget.value })}
        error={lacks(contact)}
      />
      {grants && <p className={css.grants}>{grants}</p>}
      {incomplete && <Notice tone="error">{t('incomplete')}</Notice>}
      {!incomplete && send.isError && <Notice tone="error">{refusalOf(send.error) || t('failed')}</Notice>}
      <div className={css.answers}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={send.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
