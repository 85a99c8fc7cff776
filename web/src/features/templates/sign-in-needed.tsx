import { Button } from '@mantine/core'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PublicFrame } from '../../ui/public/public-frame.tsx'
import type { Start } from '../accounts/api.ts'
import css from './templates.module.css'

const register: Start = { mode: 'register' }

/** What a visitor is shown in place of the templates. */
export function SignInNeeded() {
  const { t } = useTranslation(['templates', 'ui'])
  return (
    <PublicFrame>
      <title>{t('ui:pageTitle', { page: t('title') })}</title>
      <div className={css.needed}>
        <LockKeyhole size={28} strokeWidth={1.5} aria-hidden="true" />
        <h1 className={css.title}>{t('signIn.title')}</h1>
        <p className={css.lead}>{t('signIn.body')}</p>
        <div className={css.actions}>
          <Button component={Link} to="/login?next=%2Ftemplates">
            {t('signIn.login')}
          </Button>
          <Button component={Link} to="/login?next=%2Ftemplates" state={register} variant="default">
            {t('signIn.register')}
          </Button>
        </div>
      </div>
    </PublicFrame>
  )
}
