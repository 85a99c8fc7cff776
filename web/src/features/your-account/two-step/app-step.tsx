import { EnableTwoStep, type TwoStepSetup } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import css from '../account.module.css'
import { enableTwoStep } from '../api.ts'
import { focusError } from '../focus-error.ts'
import { refusedField } from '../refusal.ts'
import { AppSecret } from './app-secret.tsx'

interface Props {
  setup: TwoStepSetup
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Puts the account into an authenticator app; its first code proves that it is there. */
export function AppStep({ setup, onCodes, onCancel }: Props) {
  const { t } = useTranslation('your-account')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: { code: (value) => (/^\d{6}$/.test(value.replace(/\s/g, '')) ? null : t('app.codeMissing')) },
  })
  const mutation = useSend({
    mutationFn: enableTwoStep,
    onSuccess: onCodes,
    onError: (error) => {
      if (!refusedField(error)) return
      form.setFieldError('code', failureWords(error))
      form.getInputNode('code')?.focus()
    },
  })
  const problem = mutation.error && !refusedField(mutation.error) && failureWords(mutation.error)
  return (
    <form
      className={css.fields}
      noValidate
      onSubmit={form.onSubmit((values) => mutation.mutate(EnableTwoStep.parse(values).code), focusError(form))}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <AppSecret setup={setup} />
      <TextInput
        label={t('app.code')}
        description={t('app.codeNote')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
      <div className={css.answers}>
        <Button variant="default" onClick={onCancel}>
          {t('confirm.cancel')}
        </Button>
        <Button type="submit" loading={mutation.isPending}>
          {t('app.submit')}
        </Button>
      </div>
    </form>
  )
}
