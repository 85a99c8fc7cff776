import { TwoStepCode } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import css from '../form.module.css'

interface Props {
  banner: string | null
  pending: boolean
  /** calls back with words about the code if the server refuses it */
  onSend: (code: string, onRefused: (words: string) => void) => void
  onBack: () => void
}

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ banner, pending, onSend, onBack }: Props) {
  const { t } = useTranslation('accounts')
  const [recovery, setRecovery] = useState(false)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: {
      code: (value) =>
        TwoStepCode.safeParse(value).success ? null : recovery ? t('code.recoveryMissing') : t('code.missing'),
    },
  })
  const focusCode = () => form.getInputNode<HTMLInputElement, 'code'>('code')?.select()
  const refuse = (words: string) => {
    form.setFieldError('code', words)
    focusCode()
  }
  return (
    <form
      className={css.fields}
      noValidate
      aria-label={t('signIn.title')}
      onSubmit={form.onSubmit(({ code }) => onSend(code, refuse), focusCode)}
    >
      {banner && <Notice tone="error">{banner}</Notice>}
      <TextInput
        label={recovery ? t('code.recovery') : t('code.label')}
        name="code"
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        key={`${form.key('code')} ${recovery}`}
        {...form.getInputProps('code')}
      />
      <Button type="submit" size="lg" fullWidth loading={pending} mt={4}>
        {t('signIn.submit')}
      </Button>
      <p className={css.after}>
        <TextAction
          onClick={() => {
            form.setFieldValue('code', '')
            setRecovery(!recovery)
          }}
        >
          {recovery ? t('code.useApp') : t('code.useRecovery')}
        </TextAction>
        <TextAction onClick={onBack}>{t('code.back')}</TextAction>
      </p>
    </form>
  )
}
