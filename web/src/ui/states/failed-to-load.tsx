import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../lib/http/failure-words.ts'
import css from './failed-to-load.module.css'

interface Props {
  title: string
  /** what went wrong, or the words for it */
  error: Error | string
  onRetry: () => void
  /** 'h1' where this is all there is on the page */
  heading?: 'h1' | 'h2'
}

/** Stands in the place of what could not be loaded: what happened, and a way on. */
export function FailedToLoad({ title, error, onRetry, heading: Heading = 'h2' }: Props) {
  const { t } = useTranslation('ui')
  return (
    <section className={css.box} role="alert">
      <Heading className={css.title}>{title}</Heading>
      <p className={css.words}>{typeof error === 'string' ? error : failureWords(error)}</p>
      <Button variant="default" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </section>
  )
}
