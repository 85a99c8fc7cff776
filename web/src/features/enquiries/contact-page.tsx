import { NewEnquiry, planById } from '@karar/schema'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { failureWords } from '../../lib/http/failure-words.ts'
import { formatRupees } from '../../lib/text/format.ts'
import { Head } from '../../ui/public/head.tsx'
import reading from '../../ui/public/reading.module.css'
import { Notice } from '../../ui/states/notice.tsx'
import { sendEnquiry } from './api.ts'
import css from './contact.module.css'

const empty = { name: '', company: '', email: '', phone: '', message: '' }
type Field = keyof typeof empty
const needed = ['name', 'company', 'email', 'message'] as const

/** Asks sales for an answer: for what the largest plan is for. */
export function ContactPage() {
  const { t } = useTranslation(['contact', 'ui'])
  const { monthly, yearly } = planById('enterprise')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className={reading.page}>
      <Head title={t('ui:pageTitle', { page: t('title') })} description={t('description')} />
      <h1 className={reading.title}>{t('headline')}</h1>
      <p className={reading.lead}>{t('lead', { price: formatRupees(monthly), yearly: formatRupees(yearly) })}</p>
      {sentTo === null ? (
        <Form onSent={setSentTo} />
      ) : (
        <div role="status">
          <h2 className={reading.heading}>{t('sent')}</h2>
          <p className={css.done}>{t('sentBody', { email: sentTo })}</p>
          <Button component={Link} to="/pricing" variant="default">
            {t('back')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Form({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['contact', 'ui'])
  const [values, setValues] = useState(empty)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: wrong.has(name) && name !== 'phone' ? t(`missing.${name}`) : undefined,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const parsed = NewEnquiry.safeParse({ ...values, email: values.email.trim() })
    const bad = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])))
    setWrong(bad)
    setProblem(null)
    if (!parsed.success) {
      const first = needed.find((name) => bad.has(name))
      if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSending(true)
    try {
      await sendEnquiry(parsed.data)
      onSent(parsed.data.email)
    } catch (error) {
      setProblem(failureWords(error))
      setSending(false)
    }
  }

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <div className={css.pair}>
        <TextInput label={t('name')} autoComplete="name" maxLength={100} {...field('name')} />
        <TextInput label={t('company')} autoComplete="organization" maxLength={200} {...field('company')} />
      </div>
      <div className={css.pair}>
        <TextInput label={t('email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextInput label={t('phone')} type="tel" autoComplete="tel" maxLength={30} {...field('phone')} />
      </div>
      <Textarea label={t('message')} description={t('messageHint')} rows={6} maxLength={2000} {...field('message')} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className={css.small}>
        {t('kept')} <Link to="/privacy">{t('privacy')}</Link>
      </p>
      <div>
        <Button type="submit" size="lg" loading={sending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
