import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import css from './form.module.css'
import { Screen } from './frame.tsx'
import { useToLogin } from './use-to-login.ts'

/** A reset link that does not work, and the way to one that does. */
export function InvalidLink({ words }: { words: string }) {
  const { t } = useTranslation('accounts')
  const toLogin = useToLogin()
  return (
    <Screen title={t('reset.title')} announce>
      <div className={css.stack}>
        <Notice tone="error">{words}</Notice>
        <Button onClick={() => toLogin({ mode: 'forgot-password' })}>{t('reset.requestNew')}</Button>
      </div>
    </Screen>
  )
}
