import { passedChecks, passwordChecks, passwordStrength } from '@karar/schema'
import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './password-help.module.css'
import { PasswordSteps } from './password-steps.tsx'

/** What a password for a new account still lacks, while it is typed: strength, what to add, the six requirements. */
export function PasswordHelp({ password }: { password: string }) {
  const { t } = useTranslation('accounts')
  const passed = passedChecks(password)
  const missing = passwordChecks.filter((check) => !passed.has(check))
  return (
    <div className={css.help}>
      <div className={css.line} aria-live="polite">
        {password === '' ? (
          <p>{t('strength.requirements')}</p>
        ) : (
          <>
            <p>
              {t('strength.label')} <strong>{t(`strength.${passwordStrength(password)}`)}</strong>
            </p>
            <ul className={css.suggestions} aria-label={t('strength.suggestions')}>
              {missing.slice(0, 3).map((check) => (
                <li key={check}>{t(`suggestion.${check}`)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <PasswordSteps reached={passed.size} steps={passwordChecks.length} />
      <ul className={css.checks} aria-label={t('strength.requirements')}>
        {passwordChecks.map((check) => {
          const met = passed.has(check)
          const Icon = met ? Check : Circle
          return (
            <li key={check} className={css.check} data-met={met || undefined}>
              <Icon className={css.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
              {t(`check.${check}`)}
              <span className={css.hidden}>{met ? t('strength.met') : t('strength.missing')}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
