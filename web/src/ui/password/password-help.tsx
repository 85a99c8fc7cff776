import { passedChecks, passwordChecks, passwordStrength } from '@karar/schema'
import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './password-help.module.css'
import { PasswordSteps } from './password-steps.tsx'

/** What a new password still lacks, while it is typed: strength, what to add, the six requirements. */
export function PasswordHelp({ password }: { password: string }) {
  const { t } = useTranslation('ui')
  const passed = passedChecks(password)
  const missing = passwordChecks.filter((check) => !passed.has(check))
  return (
    <div className={css.help}>
      <div className={css.line} aria-live="polite">
        {password === '' ? (
          <p>{t('password.strength.requirements')}</p>
        ) : (
          <>
            <p>
              {t('password.strength.label')} <strong>{t(`password.strength.${passwordStrength(password)}`)}</strong>
            </p>
            <ul className={css.suggestions} aria-label={t('password.strength.suggestions')}>
              {missing.slice(0, 3).map((check) => (
                <li key={check}>{t(`password.suggestion.${check}`)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <PasswordSteps reached={passed.size} steps={passwordChecks.length} />
      <ul className={css.checks} aria-label={t('password.strength.requirements')}>
        {passwordChecks.map((check) => {
          const met = passed.has(check)
          const Icon = met ? Check : Circle
          return (
            <li key={check} className={css.check} data-met={met || undefined}>
              <Icon className={css.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
              {t(`password.check.${check}`)}
              <span className="visually-hidden">
                {met ? t('password.strength.met') : t('password.strength.missing')}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
