import { Email, isStrongPassword, Profile, passwordMaxLength, type Register } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { type FormErrors, useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { HttpError } from '../../../lib/http/http-error.ts'
import { PasswordField } from '../../../ui/password/password-field.tsx'
import { PasswordHelp } from '../../../ui/password/password-help.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { emailField } from '../email-field.ts'
import { fieldErrors } from '../field-errors.ts'
import css from '../form.module.css'

/** in the order of the form */
const fields = ['full_name', 'company_name', 'email', 'phone', 'password', 'confirm'] as const

interface Props {
  email: string
  onEmail: (email: string) => void
  error: Error | null
  pending: boolean
  onSend: (registration: Register, onError: (error: Error) => void) => void
}

export function RegisterForm({ email, onEmail, error, pending, onSend }: Props) {
  const { t } = useTranslation('accounts')
  const form = useForm({
    mode: 'controlled',
    initialValues: { full_name: '', company_name: '', email, phone: '', password: '', confirm: '' },
    onValuesChange: (values) => {
      onEmail(values.email)
      if (values.confirm === values.password) form.clearFieldError('confirm')
    },
    validate: {
      full_name: (value) => (Profile.shape.full_name.safeParse(value).success ? null : t('register.fullNameMissing')),
      company_name: (value) =>
        Profile.shape.company_name.safeParse(value).success ? null : t('register.companyNameMissing'),
      email: (value) => (Email.safeParse(value).success ? null : t('emailMissing')),
      phone: (value) => (Profile.shape.phone.safeParse(value).success ? null : t('register.phoneWrong')),
      password: (value) => {
        if (value.length > passwordMaxLength) return t('passwordTooLong', { most: passwordMaxLength })
        return isStrongPassword(value) ? null : t('register.passwordWeak')
      },
      confirm: (value, { password }) => (value === password ? null : t('register.mismatch')),
    },
  })
  const onRefused = (refusal: Error) => showErrors(errorsOf(refusal))

  function showErrors(errors: FormErrors): void {
    form.setErrors(errors)
    const first = fields.find((field) => errors[field])
    if (first) form.getInputNode(first)?.focus()
  }

  return (
    <form
      className={css.fields}
      noValidate
      aria-label={t('register.title')}
      onSubmit={form.onSubmit(({ confirm: _, ...registration }) => onSend(registration, onRefused), showErrors)}
    >
      {error && Object.keys(errorsOf(error)).length === 0 && <Notice tone="error">{failureWords(error)}</Notice>}
      <div className={css.columns}>
        <TextInput
          label={t('register.fullName')}
          name="full_name"
          autoComplete="name"
          maxLength={200}
          autoFocus
          {...form.getInputProps('full_name')}
        />
        <TextInput
          label={t('register.companyName')}
          name="company_name"
          autoComplete="organization"
          maxLength={200}
          {...form.getInputProps('company_name')}
        />
        <TextInput label={t('email')} {...emailField} {...form.getInputProps('email')} />
        <TextInput
          label={
            <>
              {t('register.phone')} <span className={css.optional}>{t('register.optional')}</span>
            </>
          }
          type="tel"
          name="phone"
          autoComplete="tel"
          placeholder="+91"
          maxLength={40}
          {...form.getInputProps('phone')}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          description={t('register.passwordNeeds')}
          descriptionProps={{ className: 'visually-hidden' }}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={t('confirmPassword')}
          name="confirm_password"
          autoComplete="new-password"
          {...form.getInputProps('confirm')}
        />
      </div>
      <PasswordHelp password={form.values.password} />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('register.title')}
      </Button>
    </form>
  )
}

/** What a refusal says about single fields; an address that is taken is about the e-mail. */
function errorsOf(error: Error): FormErrors {
  if (error instanceof HttpError && error.status === 409) return { email: error.detail }
  return fieldErrors(error, fields)
}
