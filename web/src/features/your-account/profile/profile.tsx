import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../accounts/api.ts'
import css from '../account.module.css'
import { Rows } from '../rows.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who the person is, for themselves to correct. */
export function ProfileTab() {
  const { t } = useTranslation('your-account')
  const { data: user } = useQuery(meQuery)
  if (!user) return <Rows count={3} />
  return (
    <>
      <section className={css.section}>
        <h2 className={css.heading}>{t('profile.title')}</h2>
        <ProfileForm user={user} />
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>{t('profile.account')}</h2>
        <ProfileFacts user={user} />
      </section>
    </>
  )
}
