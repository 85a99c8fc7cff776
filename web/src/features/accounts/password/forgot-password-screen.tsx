import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../lib/http/http-error.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { TextAction } from '../../../ui/text-action.tsx'
import { forgotPassword } from '../api.ts'
import { CheckEmail } from '../entry/check-email.tsx'
import type { ScreenProps } from '../entry/screen-props.ts'
import css from '../form.module.css'
import { Screen } from '../frame.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** Asks for a reset link. The confirmation is the same whether or not there is such an account. */
export function ForgotPasswordScreen({ email, onEmail, onMode }: ScreenProps) {
  const { t } = useTranslation('accounts')
  const mutation = useSend({ mutationFn: forgotPassword })
  const toSignIn = () => onMode('login')
  if (mutation.isSuccess) return <CheckEmail email={email} onAgain={mutation.reset} onSignIn={toSignIn} />

  function words(error: Error): string {
    if (error instanceof HttpError && error.kind === 'network') return t('forgot.network')
    return (error instanceof HttpError && error.detail) || t('forgot.failed')
  }

  return (
    <Screen title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <ForgotPasswordForm
        email={email}
        onEmail={onEmail}
        refusal={mutation.error && words(mutation.error)}
        pending={mutation.isPending}
        onSend={() => mutation.mutate({ email })}
      />
      <p className={css.switch}>
        <TextAction onClick={toSignIn}>{t('toSignIn')}</TextAction>
      </p>
    </Screen>
  )
}
