import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from '../../ui/states/message-page.module.css'

/** What stands at an address that is none, for who is signed in; others are at the sign-in screen. */
export function NotFound() {
  const { t } = useTranslation(['shell', 'ui'])
  return (
    <div className={css.page}>
      <title>{t('ui:pageTitle', { page: t('notFound.title') })}</title>
      <h1 className={css.title}>{t('notFound.title')}</h1>
      <p className={css.body}>{t('notFound.body')}</p>
      <Button component={Link} to="/documents">
        {t('notFound.back')}
      </Button>
    </div>
  )
}
