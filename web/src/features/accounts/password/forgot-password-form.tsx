import { Email } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import { emailField } from '../email-field.ts'
import css from '../form.module.css'

interface Props {
  email: string
  onEmail: (email: string) => void
  refusal: string | null
  pending: boolean
  onSend: () => void
}

export function ForgotPasswordForm({ email, onEmail, refusal, pending, onSend }: Props) {
  const { t } = useTranslation('accounts')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email },
    onValuesChange: (values) => onEmail(values.email),
    validate: { email: (value) => (Email.safeParse(value).success ? null : t('emailMissing')) },
  })
  return (
    <form
      className={css.fields}
      noValidate
      aria-label={t('forgot.title')}
      onSubmit={form.onSubmit(onSend, () => form.getInputNode('email')?.focus())}
    >
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextInput
        label={t('email')}
        {...emailField}
        autoFocus
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={pending} mt={4}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
