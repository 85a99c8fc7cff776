import { Email, type Login } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../ui/password/password-field.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { emailField } from '../email-field.ts'
import css from '../form.module.css'

interface Props {
  email: string
  onEmail: (email: string) => void
  banner: ReactNode
  pending: boolean
  onSend: (login: Pick<Login, 'email' | 'password'>, onRefused: () => void) => void
  onForgot: () => void
}

export function CredentialsForm({ email, onEmail, banner, pending, onSend, onForgot }: Props) {
  const { t } = useTranslation('accounts')
  const password = useRef<HTMLInputElement>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, password: '' },
    onValuesChange: (values) => onEmail(values.email),
    validate: {
      email: (value) => (Email.safeParse(value).success ? null : t('emailMissing')),
      password: (value) => (value === '' ? t('passwordMissing') : null),
    },
  })
  return (
    <form
      className={css.fields}
      // drawn beforehand, it may be sent before the script is there: a password belongs into no address
      method="post"
      noValidate
      aria-label={t('signIn.title')}
      onSubmit={form.onSubmit(
        (values) => onSend(values, () => password.current?.select()),
        (errors) => form.getInputNode(errors.email ? 'email' : 'password')?.focus(),
      )}
    >
      {banner}
      <TextInput
        label={t('email')}
        {...emailField}
        autoFocus={email === ''}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <div className={css.labelled}>
        <PasswordField
          ref={password}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          autoFocus={email !== ''}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <span className={css.beside}>
          <TextAction onClick={onForgot}>{t('signIn.forgot')}</TextAction>
        </span>
      </div>
      <Button type="submit" size="lg" fullWidth loading={pending} mt={4}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
