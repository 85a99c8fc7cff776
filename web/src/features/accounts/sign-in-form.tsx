import { Login } from '@karar/schema'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../lib/failure-words.ts'
import { HttpError } from '../../lib/http-error.ts'
import { Notice } from '../../ui/notice.tsx'
import { PartingWords } from '../../ui/parting-words.tsx'
import { signIn } from './api.ts'
import css from './sign-in.module.css'

/** Email and password. On success the page moves on by itself, since the session changes. */
export function SignInForm() {
  const { t } = useTranslation(['accounts', 'ui'])
  const password = useRef<HTMLInputElement>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (Login.shape.email.safeParse(value).success ? null : t('emailMissing')),
      password: (value) => (value === '' ? t('passwordMissing') : null),
    },
  })
  const mutation = useMutation({ mutationFn: signIn, onError: () => password.current?.select() })
  const refusal = mutation.error && words(mutation.error)

  function words(error: Error): string {
    const fallback = error instanceof HttpError && error.status === 429 ? t('tooMany') : t('failed')
    return failureWords(error, fallback)
  }

  return (
    <form
      className={css.fields}
      noValidate
      onSubmit={form.onSubmit((values) => mutation.mutate(Login.parse(values)))}
      aria-label={t('title')}
    >
      {refusal ? <Notice tone="error">{refusal}</Notice> : <PartingWords />}
      <TextInput
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        ref={password}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('ui:show'), tabIndex: 0 }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="lg" fullWidth loading={mutation.isPending} mt={4}>
        {t('submit')}
      </Button>
    </form>
  )
}
