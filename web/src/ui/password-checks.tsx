import { passedChecks, passwordChecks, passwordStrength } from '@karar/schema'
import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './password-checks.module.css'

/** Says while a new password is typed how strong it is, what it has and what to add. */
export function PasswordChecks({ password }: { password: string }) {
  const { t } = useTranslation('ui')
  const passed = passedChecks(password)
  const strength = passwordStrength(password)
  const missing = passwordChecks.filter((check) => !passed.has(check))
  const suggestions = password === '' ? [] : missing.slice(0, 3).map((check) => t(`password.suggest.${check}`))
  return (
    <div className={css.checks}>
      <div className={css.head} aria-live="polite">
        <p>
          {t('password.strength')} <strong>{password === '' ? t('password.none') : t(`password.${strength}`)}</strong>
        </p>
        <p className={css.suggestions}>{suggestions.join(' ')}</p>
      </div>
      <svg className={`${css.bar} ${css[strength]}`} viewBox="0 0 600 5" preserveAspectRatio="none" aria-hidden="true">
        {passwordChecks.map((check, place) => (
          <rect
            key={check}
            className={place < passed.size ? css.full : css.empty}
            x={place * 101}
            width="95"
            height="5"
          />
        ))}
      </svg>
      <ul className={css.list} aria-label={t('password.requirements')}>
        {passwordChecks.map((check) => {
          const Icon = passed.has(check) ? Check : Circle
          return (
            <li key={check} className={passed.has(check) ? css.passed : css.open}>
              <Icon size={16} strokeWidth={2} aria-hidden="true" />
              <span>
                {t(`password.check.${check}`)}
                <span className={css.hidden}>{passed.has(check) ? t('password.met') : t('password.notMet')}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
