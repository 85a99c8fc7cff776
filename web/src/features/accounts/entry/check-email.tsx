import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../../../ui/text-action.tsx'
import css from '../form.module.css'
import { Screen } from '../frame.tsx'

interface Props {
  email: string
  onAgain: () => void
  onSignIn: () => void
}

/** After asking for a reset link. */
export function CheckEmail({ email, onAgain, onSignIn }: Props) {
  const { t } = useTranslation('accounts')
  return (
    <Screen title={t('sent.title')} subtitle={t('sent.done')} announce>
      <div className={css.stack}>
        <p className={css.typed}>
          {t('sent.typed')} <strong>{email.trim()}</strong>
        </p>
        <p>{t('sent.next')}</p>
        <Button onClick={onSignIn}>{t('toSignIn')}</Button>
        <TextAction onClick={onAgain}>{t('sent.again')}</TextAction>
      </div>
    </Screen>
  )
}
