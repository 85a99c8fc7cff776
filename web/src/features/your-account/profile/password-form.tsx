import { isStrongPassword } from '@karar/schema'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { PasswordField } from '../../../ui/password/password-field.tsx'
import { PasswordHelp } from '../../../ui/password/password-help.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import css from '../account.module.css'
import { changePassword } from '../api.ts'
import { focusError } from '../focus-error.ts'
import { refusedField } from '../refusal.ts'
import { Username } from './username.tsx'

/** Changes the password; all other sessions end with it. */
export function PasswordForm() {
  const { t } = useTranslation('your-account')
  const [typed, setTyped] = useState('')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', next: '', again: '' },
    validate: {
      current: (value) => (value === '' ? t('password.currentMissing') : null),
      next: (value) => (isStrongPassword(value) ? null : t('password.tooWeak')),
      again: (value, { next }) => (value === next ? null : t('password.different')),
    },
    onValuesChange: ({ next }) => setTyped(next),
  })
  const mutation = useSend({
    mutationFn: changePassword,
    onSuccess: () => form.reset(),
    onError: (error) => {
      if (!refusedField(error)) return
      form.setFieldError('current', failureWords(error))
      form.getInputNode('current')?.focus()
    },
  })
  const problem = mutation.error && !refusedField(mutation.error) && failureWords(mutation.error, t('password.failed'))
  return (
    <form
      className={css.fields}
      noValidate
      aria-label={t('password.title')}
      onSubmit={form.onSubmit(
        ({ current, next }) => mutation.mutate({ current_password: current, new_password: next }),
        focusError(form),
      )}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      {mutation.isSuccess && (
        <Notice tone="info" onClose={mutation.reset}>
          {t('password.changed')} {t('password.ended', { count: mutation.data })}
        </Notice>
      )}
      <Username />
      <PasswordField
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
        key={form.key('current')}
        {...form.getInputProps('current')}
      />
      <div className={css.pair}>
        <PasswordField
          label={t('password.new')}
          name="new-password"
          autoComplete="new-password"
          key={form.key('next')}
          {...form.getInputProps('next')}
        />
        <PasswordField
          label={t('password.again')}
          name="new-password-again"
          autoComplete="new-password"
          key={form.key('again')}
          {...form.getInputProps('again')}
        />
      </div>
      <PasswordHelp password={typed} />
      <div className={css.actions}>
        <Button type="submit" loading={mutation.isPending}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  )
}
