import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../lib/http/http-error.ts'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { resetTokenQuery } from '../api.ts'
import { Frame, Screen } from '../frame.tsx'
import { InvalidLink } from '../invalid-link.tsx'
import { ResetDone } from './reset-done.tsx'
import { ResetForm } from './reset-form.tsx'

/** A new password by the link of an e-mail: validating, invalid link, form, success. */
export function ResetPage({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  const [done, setDone] = useState(false)
  const state = useQuery({ ...resetTokenQuery(token), enabled: token !== '' && !done })
  return <Frame>{screen()}</Frame>

  function screen() {
    if (done) return <ResetDone />
    if (token === '') return <InvalidLink words={t('reset.missing')} />
    if (state.isPending) return <Spinner label={t('reset.validating')} />
    // a token of impossible form is refused before it is looked up
    const refused = state.error instanceof HttpError && [400, 404].includes(state.error.status)
    if (refused || state.data?.valid === false) return <InvalidLink words={t('reset.invalid')} />
    if (state.isError) {
      return <FailedToLoad title={t('reset.unchecked')} error={state.error} onRetry={state.refetch} heading="h1" />
    }
    return (
      <Screen title={t('reset.title')} subtitle={t('reset.subtitle')}>
        <ResetForm token={token} onDone={() => setDone(true)} />
      </Screen>
    )
  }
}
