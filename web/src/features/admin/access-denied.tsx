import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from '../../ui/states/message-page.module.css'

/** What somebody sees who is not an administrator. */
export function AccessDenied() {
  const { t } = useTranslation('admin')
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('denied.title')}</h1>
      <p className={css.body}>{t('denied.body')}</p>
      <Button component={Link} to="/documents">
        {t('denied.back')}
      </Button>
    </div>
  )
}
