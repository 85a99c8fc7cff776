import { resetScore, resetStrength } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from '../../../ui/password/password-help.module.css'
import { PasswordSteps } from '../../../ui/password/password-steps.tsx'

/** How strong a new password is: five steps and a word. */
export function ResetStrength({ password }: { password: string }) {
  const { t } = useTranslation(['accounts', 'ui'])
  return (
    <div className={css.help}>
      <p aria-live="polite">
        {t('ui:password.strength.label')}{' '}
        {password !== '' && <strong>{t(`resetStrength.${resetStrength(password)}`)}</strong>}
      </p>
      <PasswordSteps reached={resetScore(password)} steps={5} />
    </div>
  )
}
