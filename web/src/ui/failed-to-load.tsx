import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../lib/failure-words.ts'
import css from './failed-to-load.module.css'

interface Props {
  title: string
  /** what went wrong, or the words for it */
  error: Error | string
  onRetry: () => void
}

/** Stands in the place of what could not be loaded: what happened, and a way on. */
export function FailedToLoad({ title, error, onRetry }: Props) {
  const { t } = useTranslation('ui')
  return (
    <section className={css.box} role="alert">
      <h2 className={css.title}>{title}</h2>
      <p className={css.words}>{typeof error === 'string' ? error : failureWords(error)}</p>
      <Button variant="default" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </section>
  )
}
