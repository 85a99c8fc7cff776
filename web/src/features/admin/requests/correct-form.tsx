import { type CorrectTime, mostMinutes, type TimeEntry } from '@karar/schema'
import { NumberInput, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../lib/http/http-error.ts'
import { useTellElsewhere } from '../../../ui/states/use-tell-elsewhere.ts'
import { correctEntry, refreshRequests } from './request-calls.ts'
import { Form } from './request-forms.tsx'
import { type TypedTime, typedTimes } from './typed-notes.ts'

interface Props {
  /** the request, and who asks */
  id: string
  name: string
  entry: TimeEntry
  onDone: () => void
}

/**
 * Minutes, rate and work of an entry as they should have been, and why. What was typed outlives a failure and the closing of
 * the dialog, until it is saved or the entry left as it is.
 */
export function CorrectForm({ id, name, entry, onDone }: Props) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState(() => typedTimes.of(entry.id) ?? asItIs(entry))
  const [problem, setProblem] = useState('')
  const tellElsewhere = useTellElsewhere()
  const first = useRef<HTMLInputElement>(null)
  // it comes into a dialog that is open already, in the place of the button that had the keyboard
  useEffect(() => first.current?.focus(), [])
  const { minutes, rate, description, reason, seen } = typed
  function type(change: Partial<TypedTime>) {
    const now = { ...typed, ...change }
    typedTimes.keep(entry.id, now)
    setTyped(now)
  }
  function leave() {
    typedTimes.drop(entry.id)
    onDone()
  }
  function submit() {
    const areNumbers = typeof minutes === 'number' && typeof rate === 'number'
    const said = reason.trim()
    setProblem(areNumbers ? (said ? '' : t('requests.noReason')) : t('requests.wrongMinutes'))
    if (!areNumbers || !said) return undefined
    return send({
      duration_minutes: minutes,
      billable_rate: rate,
      description,
      reason: said,
      seen_corrected_at: seen,
    })
  }
  async function send(sent: CorrectTime) {
    try {
      await correctEntry(id, entry.id, sent)
    } catch (error) {
      const now = error instanceof HttpError && error.reason === 'time_entry_changed' && error.facts.corrected_at
      // they have read by then what the other wrote: whoever saves once more means it
      if (typeof now === 'string') {
        type({ seen: now })
        void refreshRequests(id)
      }
      const words =
        (error instanceof HttpError && (error.errors[0]?.message || error.detail)) || t('requests.failed.correct')
      return tellElsewhere(name, words) ? '' : words
    }
    typedTimes.drop(entry.id)
    await refreshRequests(id)
    onDone()
    return ''
  }
  return (
    <Form confirm={t('requests.saveEntry')} problem={problem} onKeep={leave} onSubmit={submit}>
      <NumberInput
        label={t('requests.minutes')}
        decimalScale={2}
        min={0}
        max={mostMinutes}
        hideControls
        value={minutes}
        onChange={(minutes) => type({ minutes })}
        ref={first}
      />
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
        maxLength={500}
        value={description}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
      />
      <TextInput
        label={t('requests.reason')}
        description={t('requests.reasonHint')}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
      />
    </Form>
  )
}

const asItIs = ({ duration_minutes, billable_rate, description, corrected_at }: TimeEntry): TypedTime => ({
  minutes: duration_minutes,
  rate: billable_rate,
  description,
  reason: '',
  seen: corrected_at,
})
