import { useTranslation } from 'react-i18next'
import css from './account.module.css'
import { PasswordForm } from './profile/password-form.tsx'
import { TwoStepSection } from './two-step/two-step-section.tsx'

/** The password and the second step of signing in. */
export function Security() {
  const { t } = useTranslation('your-account')
  return (
    <>
      <section className={css.section}>
        <h2 className={css.heading}>{t('password.title')}</h2>
        <p className={css.lead}>{t('password.lead')}</p>
        <PasswordForm />
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>{t('twoStep.title')}</h2>
        <TwoStepSection />
      </section>
    </>
  )
}
