import { Button } from '@mantine/core'
import { Trans, useTranslation } from 'react-i18next'
import { useSend } from '../../../lib/http/use-send.ts'
import { plansHere } from '../../../ui/public/plans-here.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction, TextLink } from '../../../ui/text-action.tsx'
import { register } from '../api.ts'
import css from '../form.module.css'
import { Screen } from '../frame.tsx'
import { RegisterForm } from './register-form.tsx'
import type { ScreenProps } from './screen-props.ts'

/** A new account, and after it the word that an administrator has to approve it. */
export function RegisterScreen({ email, onEmail, onMode }: ScreenProps) {
  const { t } = useTranslation('accounts')
  const mutation = useSend({ mutationFn: register })
  const toSignIn = () => onMode('login')
  if (mutation.isSuccess) {
    return (
      <Screen title={t('registered.title')} announce>
        <div className={css.stack}>
          <Notice tone="info">{t('registered.done')}</Notice>
          <p>{t('registered.next', { email })}</p>
          <p>{t('registered.confirm')}</p>
          <Button onClick={toSignIn}>{t('toSignIn')}</Button>
        </div>
      </Screen>
    )
  }
  const count = plansHere()[0]?.contracts ?? 0
  const free = t(`register.numbers.${count}` as 'register.numbers.3', { defaultValue: String(count) })
  const subtitle = count === 0 ? t('register.approval') : t('register.subtitle', { count, free })
  return (
    <Screen title={t('register.title')} subtitle={subtitle} wide>
      <RegisterForm
        email={email}
        onEmail={onEmail}
        error={mutation.error}
        pending={mutation.isPending}
        onSend={(registration, onError) => mutation.mutate(registration, { onError })}
      />
      {/* in a window of its own: what is typed here stays */}
      <p className={css.switch}>
        <Trans t={t} i18nKey="register.accepts" components={{ terms: <TextLink to="/terms" target="_blank" /> }} />{' '}
        <Trans t={t} i18nKey="register.kept" components={{ privacy: <TextLink to="/privacy" target="_blank" /> }} />
      </p>
      <p className={css.switch}>
        {t('register.haveAccount')} <TextAction onClick={toSignIn}>{t('signIn.title')}</TextAction>
      </p>
    </Screen>
  )
}
