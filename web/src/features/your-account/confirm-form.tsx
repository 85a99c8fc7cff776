import { type Confirmation, TwoStepCode } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../lib/http/failure-words.ts'
import { useSend } from '../../lib/http/use-send.ts'
import { PasswordField } from '../../ui/password/password-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import css from './account.module.css'
import { focusError } from './focus-error.ts'
import { Username } from './profile/username.tsx'
import { refusedField } from './refusal.ts'

interface Props {
  /** whether two-step sign-in is on, so that a code is asked for too */
  withCode: boolean
  submit: string
  cancel: string
  /** something is lost by it */
  danger?: boolean
  /** for what cannot be undone: the word that must be typed */
  typed?: string
  onConfirm: (confirmation: Confirmation) => Promise<void>
  onCancel: () => void
}

/** Asks again for the password, and for a code where two-step sign-in is on, before an account is changed. */
export function ConfirmForm({ withCode, submit, cancel, danger = false, typed, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('your-account')
  const [codeAsked, setCodeAsked] = useState(withCode)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', code: '', typed: '' },
    validate: {
      password: (value) => (value === '' ? t('confirm.passwordMissing') : null),
      code: (value) => (codeAsked && !TwoStepCode.safeParse(value).success ? t('confirm.codeMissing') : null),
      typed: (value) => (typed && value.trim() !== typed ? t('confirm.typedMissing', { typed }) : null),
    },
  })
  const mutation = useSend({
    mutationFn: onConfirm,
    onError: (error) => {
      const field = refusedField(error)
      if (!field) return
      if (field === 'code') setCodeAsked(true)
      form.setFieldError(field, failureWords(error))
      form.getInputNode(field)?.focus()
    },
  })
  const problem = mutation.error && !refusedField(mutation.error) && failureWords(mutation.error)
  return (
    <form
      className={css.fields}
      noValidate
      onSubmit={form.onSubmit(
        ({ password, code }) => mutation.mutate(codeAsked ? { password, code: TwoStepCode.parse(code) } : { password }),
        focusError(form),
      )}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <Username />
      <PasswordField
        label={t('confirm.password')}
        name="password"
        autoComplete="current-password"
        data-autofocus
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      {codeAsked && (
        <TextInput
          label={t('confirm.code')}
          description={t('confirm.codeNote')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
      )}
      {typed && (
        <TextInput
          label={t('confirm.typed', { typed })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          key={form.key('typed')}
          {...form.getInputProps('typed')}
        />
      )}
      <div className={css.answers}>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          type="submit"
          loading={mutation.isPending}
          {...(danger ? { variant: 'default', 'data-danger': true } : {})}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}
