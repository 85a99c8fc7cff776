import type { DeskRequest, StartTimer, StopTimer } from '@karar/schema'
import { useCallbackRef } from '@mantine/hooks'
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../lib/http/http-error.ts'
import { formatRupees, formatTwoDecimals } from '../../../lib/text/format.ts'
import { GiveFocusBack } from '../../../ui/states/give-focus-back.ts'
import { useAsk, useOpenModal } from '../ask.tsx'
import { type Problem, useProblem } from '../use-problem.ts'
import { changeRequest, keepRequest, refreshRequests, startTimer, stopTimer } from './request-calls.ts'
import { DeskThread, DeskTime } from './request-dialogs.tsx'
import { AssignForm, NotesForm, StartForm, StopForm } from './request-forms.tsx'
import { dropNotes, timerKey, typedTimers } from './typed-notes.ts'

type Act = (request: DeskRequest) => void
type Failed = 'update' | 'start' | 'stop'
/** the dialog that a form stands in */
type Form = { close: () => void; isOpen: () => boolean }

type RequestAction = 'assign' | 'takeUp' | 'start' | 'stop' | 'complete' | 'cancel' | 'note' | 'talk' | 'time'

export interface RequestActions {
  /** does it, or asks first; always the same function, so that a row is drawn anew only for what changes in it */
  act: (action: RequestAction, request: DeskRequest) => void
  /** the request whose call is on its way */
  busy: string | null
  /** what could not be done, and with which request */
  problem: Problem<string> | null
  dismiss: () => void
}

/** What the legal desk can do with a request, with the question before it and the words after it. */
export function useRequestActions(): RequestActions {
  const { t } = useTranslation(['admin', 'consultations', 'ui'])
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useProblem<string>()
  const ask = useAsk()
  const openModal = useOpenModal()
  const tell = (message: string) => notifications.show({ message, closeButtonProps: { 'aria-label': t('ui:close') } })

  const wordsOf = (error: unknown, failed: Failed) =>
    (error instanceof HttpError && (error.errors[0]?.message || error.detail)) || t(`requests.failed.${failed}`)

  /** @returns the failure; undefined where there was none */
  async function run(id: string, send: () => Promise<string>): Promise<unknown> {
    setProblem(null)
    setBusy(id)
    let failure: unknown
    try {
      tell(await send())
    } catch (error) {
      failure = error
    }
    setBusy(null)
    const fresh = refreshRequests(id)
    // what went wrong is said at once: without a server the list tries for seconds
    if (failure === undefined) await fresh
    return failure
  }

  async function send(
    { id, user_name: name }: DeskRequest,
    call: () => Promise<string>,
    failed: Failed,
  ): Promise<void> {
    const failure = await run(id, call)
    if (failure !== undefined) setProblem({ id, name, words: wordsOf(failure, failed) })
  }

  /**
   * The same from a form, which closes once it is sent, or once the request has become one that forbids it. Where
   * somebody has closed it meanwhile, the row says what went wrong.
   */
  async function actFrom(
    { close, isOpen }: Form,
    { id, user_name: name }: DeskRequest,
    send: () => Promise<string>,
    failed: Failed,
  ) {
    const failure = await run(id, send)
    const words = failure === undefined ? '' : wordsOf(failure, failed)
    const ended = failure === undefined || (failure instanceof HttpError && [404, 409].includes(failure.status ?? 0))
    if (!ended && isOpen()) return words
    close()
    if (words) setProblem({ id, name, words })
    return ''
  }

  const changing =
    ({ id }: DeskRequest, fields: Parameters<typeof changeRequest>[1]) =>
    async () => {
      keepRequest(await changeRequest(id, fields))
      return t('requests.updated')
    }
  const change = (request: DeskRequest, fields: Parameters<typeof changeRequest>[1]) =>
    void send(request, changing(request, fields), 'update')

  const assign: Act = (request) =>
    openModal(t('requests.assignTitle', { name: request.user_name }), (close, isOpen) => (
      <AssignForm
        request={request}
        onKeep={close}
        onSend={(assigned_lawyer) => {
          const seen_lawyer = request.assigned_lawyer ?? ''
          const fields = { assigned_lawyer, seen_lawyer, ...(request.status === 'pending' && { status: 'assigned' }) }
          return actFrom({ close, isOpen }, request, changing(request, fields), 'update')
        }}
      />
    ))

  const note: Act = (request) =>
    openModal(t('requests.noteTitle', { name: request.user_name }), (close, isOpen) => (
      <NotesForm
        request={request}
        onKeep={close}
        onSend={(admin_notes) => {
          const send = async () => {
            const words = await changing(request, { admin_notes, seen_notes: request.admin_notes ?? '' })()
            dropNotes(request.id)
            return words
          }
          return actFrom({ close, isOpen }, request, send, 'update')
        }}
      />
    ))

  const start: Act = (request) =>
    openModal(t('requests.startTitle', { name: request.user_name }), (close, isOpen) => (
      <StartForm
        request={request}
        onKeep={close}
        onSend={(sent: StartTimer) => {
          const send = async () => {
            await startTimer(request.id, sent)
            typedTimers.drop(timerKey(request))
            return t('requests.started')
          }
          return actFrom({ close, isOpen }, request, send, 'start')
        }}
      />
    ))

  const stop: Act = (request) =>
    openModal(t('requests.stopTitle', { name: request.user_name }), (close, isOpen) => (
      <StopForm
        request={request}
        onKeep={close}
        onSend={(sent: StopTimer) => {
          const send = async () => {
            const stopped = await stopTimer(request.id, sent)
            typedTimers.drop(timerKey(request))
            if (stopped.flagged) return stopped.message
            return t('requests.stopped', {
              minutes: formatTwoDecimals(stopped.duration_minutes),
              hours: formatTwoDecimals(stopped.billable_hours),
              amount: formatRupees(stopped.billable_amount),
            })
          }
          return actFrom({ close, isOpen }, request, send, 'stop')
        }}
      />
    ))

  const askFirst = (request: DeskRequest, kind: 'complete' | 'cancel', status: 'completed' | 'cancelled') =>
    ask({
      title: t(`requests.ask.${kind}.title`, { name: request.user_name }),
      body: t(`requests.ask.${kind}.body`, { document: request.document_name, name: request.user_name }),
      keep: t(`requests.ask.${kind}.keep`),
      confirm: t(`requests.ask.${kind}.confirm`),
      danger: kind === 'cancel',
      onConfirm: () => change(request, { status }),
    })

  const show = (title: string, children: ReactNode) =>
    modals.open({
      size: 'lg',
      title,
      closeButtonProps: { 'aria-label': t('ui:close') },
      children: (
        <>
          <GiveFocusBack />
          {children}
        </>
      ),
    })

  const acts: Record<RequestAction, Act> = {
    assign,
    note,
    start,
    stop,
    takeUp: (request) => change(request, { status: 'in_progress' }),
    complete: (request) => askFirst(request, 'complete', 'completed'),
    cancel: (request) => askFirst(request, 'cancel', 'cancelled'),
    talk: (request) => show(t('requests.talkTitle', { name: request.user_name }), <DeskThread request={request} />),
    time: (request) => show(t('requests.timeTitle', { name: request.user_name }), <DeskTime request={request} />),
  }
  return {
    act: useCallbackRef((action: RequestAction, request: DeskRequest) => acts[action](request)),
    busy,
    problem,
    dismiss: useCallbackRef(() => setProblem(null)),
  }
}
