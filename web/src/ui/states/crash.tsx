import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import css from './message-page.module.css'

/** What the router shows when a page broke while drawing or could not be loaded. */
export function Crash() {
  const { t } = useTranslation('ui')
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main className={css.page}>
      <title>{t('crash.title')}</title>
      <h1 className={css.title}>{t('crash.title')}</h1>
      <p className={css.body}>{t('crash.body')}</p>
      <div className={css.actions}>
        <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
        <Button variant="default" component="a" href="/documents">
          {t('crash.home')}
        </Button>
      </div>
    </main>
  )
}
