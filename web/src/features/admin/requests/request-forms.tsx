import {
  type DeskRequest,
  defaultBillableRate,
  highestBillableRate,
  type StartTimer,
  type StopTimer,
} from '@karar/schema'
import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import css from '../ask.module.css'
import { lawyersQuery } from './request-calls.ts'
import row from './request-row.module.css'
import { dropNotes, keepNotes, timerKey, typedNotes, typedTimers } from './typed-notes.ts'

interface Answer<Sent> {
  request: DeskRequest
  onKeep: () => void
  onSend: Send<Sent>
}

/** @returns what went wrong, in words, where sending it again from the form may help; '' where the form is done with */
type Send<Sent> = (sent: Sent) => Promise<string>

/** how many names are offered */
const mostKnown = 8

/** Who is to see to it; names used before are offered. */
export function AssignForm({ request, onKeep, onSend }: Answer<string>) {
  const { t } = useTranslation('admin')
  const { data: names = [] } = useQuery(lawyersQuery)
  const [name, setName] = useState(request.assigned_lawyer ?? '')
  const [blank, setBlank] = useState(false)
  return (
    <Form
      confirm={t(request.assigned_lawyer ? 'requests.reassign' : 'requests.assign')}
      problem={blank ? t('requests.noLawyer') : ''}
      onKeep={onKeep}
      onSubmit={() => {
        setBlank(name.trim() === '')
        return name.trim() ? onSend(name.trim()) : undefined
      }}
    >
      <TextInput
        label={t('requests.lawyer')}
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
      {names.length > 0 && (
        <fieldset className={row.known}>
          <legend>{t('requests.known')}</legend>
          {names.slice(0, mostKnown).map((known) => (
            <Button
              key={known}
              size="xs"
              variant="default"
              aria-pressed={known === name}
              onClick={() => setName(known)}
            >
              {known}
            </Button>
          ))}
        </fieldset>
      )}
    </Form>
  )
}

/** What the time is billed at, and what for. */
export function StartForm({ request, ...rest }: Answer<StartTimer>) {
  const { t } = useTranslation('admin')
  const about = timerKey(request)
  return <RateForm about={about} confirm={t('requests.start')} rate={defaultBillableRate} work="" {...rest} />
}

/** The last word on rate and work, as they were said at the start. */
export function StopForm({ request, ...rest }: Answer<StopTimer>) {
  const { t } = useTranslation('admin')
  const { billable_rate: rate = defaultBillableRate, description: work = '' } = request.timer ?? {}
  return <RateForm about={timerKey(request)} confirm={t('requests.stop')} rate={rate} work={work} {...rest} />
}

interface RateProps {
  /** under which what is typed is kept until it is sent or left */
  about: string
  confirm: string
  rate: number
  work: string
  onKeep: () => void
  onSend: Send<StartTimer>
}

function RateForm({ about, confirm, rate: first, work, onKeep, onSend }: RateProps) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState(() => typedTimers.of(about) ?? { rate: first, description: work })
  const { rate, description } = typed
  function type(change: Partial<typeof typed>) {
    const now = { ...typed, ...change }
    typedTimers.keep(about, now)
    setTyped(now)
  }
  const [wrong, setWrong] = useState(false)
  return (
    <Form
      confirm={confirm}
      problem={wrong ? t('requests.wrongRate') : ''}
      onKeep={() => {
        typedTimers.drop(about)
        onKeep()
      }}
      onSubmit={() => {
        const isRate = typeof rate === 'number' && rate >= 0 && rate <= highestBillableRate
        setWrong(!isRate)
        return isRate ? onSend({ billable_rate: rate, description: description.trim() }) : undefined
      }}
    >
      <NumberInput
        label={t('requests.rate')}
        prefix="₹"
        thousandSeparator=","
        thousandsGroupStyle="lakh"
        decimalScale={2}
        hideControls
        value={rate}
        onChange={(rate) => type({ rate })}
      />
      <TextInput
        label={t('requests.work')}
        description={t('requests.workHint')}
        maxLength={500}
        value={description}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
        data-autofocus
      />
    </Form>
  )
}

/** Notes for the desk alone. */
export function NotesForm({ request, onKeep, onSend }: Answer<string>) {
  const { t } = useTranslation('admin')
  const [notes, setNotes] = useState(typedNotes(request.id) ?? request.admin_notes ?? '')
  return (
    <Form
      confirm={t('requests.saveNote')}
      problem=""
      onKeep={() => {
        dropNotes(request.id)
        onKeep()
      }}
      onSubmit={() => onSend(notes)}
    >
      <Textarea
        label={t('requests.noteLabel')}
        description={t('requests.noteHint')}
        rows={5}
        maxLength={5000}
        value={notes}
        onChange={({ currentTarget }) => {
          setNotes(currentTarget.value)
          keepNotes(request.id, currentTarget.value)
        }}
        data-autofocus
      />
    </Form>
  )
}

interface FormProps {
  confirm: string
  problem: string
  onKeep: () => void
  /** @returns words for what went wrong, '' where nothing did, undefined where nothing was sent */
  onSubmit: () => Promise<string> | undefined
  children: ReactNode
}

/** Fields, what is wrong with them, and the two ways out. What was typed stays where it could not be sent. */
export function Form({ confirm, problem, onKeep, onSubmit, children }: FormProps) {
  const { t } = useTranslation('admin')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setFailure('')
    const sent = onSubmit()
    if (!sent) return
    setSending(true)
    setFailure(await sent)
    setSending(false)
  }
  const words = problem || failure
  return (
    <form className={row.fields} noValidate onSubmit={submit}>
      {children}
      {words && <Notice tone="error">{words}</Notice>}
      <div className={css.answers}>
        <Button variant="default" onClick={onKeep}>
          {t('requests.keep')}
        </Button>
        <Button type="submit" loading={sending}>
          {confirm}
        </Button>
      </div>
    </form>
  )
}
