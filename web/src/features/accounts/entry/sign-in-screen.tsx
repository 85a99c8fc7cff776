import type { Login } from '@karar/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { HttpError } from '../../../lib/http/http-error.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { PartingWords, partingWords } from '../../../ui/states/parting-words.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { signIn } from '../api.ts'
import css from '../form.module.css'
import { Screen } from '../frame.tsx'
import type { StartNotice } from '../start.ts'
import { CodeForm } from './code-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import type { ScreenProps } from './screen-props.ts'

/** Email and password, then the code where the account asks for one. On success the page moves on by itself, since the
 *  session changes. */
export function SignInScreen({ email, onEmail, onMode, notice }: ScreenProps & { notice: StartNotice | null }) {
  const { t } = useTranslation('accounts')
  // what the person did themselves says more than that the session is over
  const [parting] = useState(() => partingWords() !== '')
  /** e-mail and password that were right, while a code is asked for */
  const [known, setKnown] = useState<Pick<Login, 'email' | 'password'> | null>(null)
  const mutation = useSend({
    mutationFn: signIn,
    onError: (error, { email, password }) => {
      if (isAboutCode(error)) setKnown({ email, password })
      // the password was changed, or the account closed, since the code was asked for
      else if (error instanceof HttpError && (error.status === 401 || error.status === 403)) setKnown(null)
    },
  })
  const refusal = mutation.error && !isAboutCode(mutation.error) ? words(mutation.error) : null

  function words(error: Error): string {
    return failureWords(error, error instanceof HttpError && error.status === 429 ? t('tooMany') : t('signIn.failed'))
  }

  if (known) {
    return (
      <Screen title={t('welcome')} subtitle={t('code.subtitle', { email: known.email })}>
        <CodeForm
          banner={refusal}
          pending={mutation.isPending}
          onSend={(code, onRefused) =>
            mutation.mutate(
              { ...known, code },
              { onError: (error) => isAboutCode(error) && onRefused(failureWords(error, t('code.wrong'))) },
            )
          }
          onBack={() => {
            mutation.reset()
            setKnown(null)
          }}
        />
      </Screen>
    )
  }
  return (
    <Screen title={t('welcome')} subtitle={t('signIn.subtitle')}>
      <CredentialsForm
        email={email}
        onEmail={onEmail}
        banner={
          refusal ? (
            <Notice tone="error">{refusal}</Notice>
          ) : notice && !parting ? (
            <Notice tone="info">{t(`notice.${notice}`)}</Notice>
          ) : (
            <PartingWords />
          )
        }
        pending={mutation.isPending}
        onSend={(login, onRefused) => mutation.mutate(login, { onError: onRefused })}
        onForgot={() => onMode('forgot-password')}
      />
      <p className={css.switch}>
        {t('signIn.newHere')} <TextAction onClick={() => onMode('register')}>{t('register.title')}</TextAction>
      </p>
    </Screen>
  )
}

/** Email and password were right, and only the code is missing or wrong. */
function isAboutCode(error: Error): boolean {
  return error instanceof HttpError && (error.reason === 'code_required' || error.reason === 'invalid_code')
}
