import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { loadFailure } from './load-state.ts'

/** The analysis could not be loaded: why, in the specified words, and a way to try again. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['results', 'ui'])
  const kind = loadFailure(error)
  const words = {
    notFound: t('state.notFound'),
    signedOut: t('state.signedOut'),
    server: t('state.server'),
    timeout: t('ui:failure.timeout'),
    invalid: t('ui:failure.invalid'),
    other: failureWords(error, t('state.failed')),
  }
  return <FailedToLoad heading="h1" title={t('state.notAvailable')} error={words[kind]} onRetry={onRetry} />
}
