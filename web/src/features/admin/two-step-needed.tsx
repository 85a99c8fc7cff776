import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from '../../ui/states/message-page.module.css'

/** What an administrator sees whom the operator wants to sign in in two steps first. */
export function TwoStepNeeded() {
  const { t } = useTranslation('admin')
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('twoStep.title')}</h1>
      <p className={css.body}>{t('twoStep.body')}</p>
      <Button component={Link} to="/account?tab=security">
        {t('twoStep.setUp')}
      </Button>
    </div>
  )
}
