import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../form.module.css'
import { Screen } from '../frame.tsx'
import { useToLogin } from '../use-to-login.ts'

/** milliseconds until the login screen opens by itself */
const pause = 2000

/** The password is changed. The login screen says so once more, for those who do not read in two seconds. */
export function ResetDone() {
  const { t } = useTranslation('accounts')
  const toLogin = useToLogin()
  useEffect(() => {
    const timer = setTimeout(() => toLogin({ notice: 'reset' }), pause)
    return () => clearTimeout(timer)
  }, [toLogin])
  return (
    <Screen title={t('resetDone.title')} subtitle={t('resetDone.body')} announce>
      <div className={css.stack}>
        <Button onClick={() => toLogin({ notice: 'reset' })}>{t('toSignIn')}</Button>
      </div>
    </Screen>
  )
}
