import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../lib/http/http-error.ts'
import { meQuery } from '../accounts/api.ts'
import { AccessDenied } from './access-denied.tsx'
import { Administration } from './administration.tsx'
import { overviewQuery } from './api.ts'
import { TwoStepNeeded } from './two-step-needed.tsx'

/** The administration, for those whom the server lets in; the others are told what they lack. */
export function AdminPage() {
  const { t } = useTranslation(['admin', 'ui'])
  const me = useQuery(meQuery)
  const admin = me.data?.role === 'admin'
  const overview = useQuery({ ...overviewQuery, enabled: admin })
  // The role known here may be older than the server's.
  const refused = overview.error instanceof HttpError && overview.error.status === 403 ? overview.error : null
  return (
    <>
      <title>{t('ui:pageTitle', { page: t('title') })}</title>
      {refused?.reason === 'two_step_required' ? (
        <TwoStepNeeded />
      ) : !me.data || !admin || refused ? (
        <AccessDenied />
      ) : (
        <Administration me={me.data} overview={overview} />
      )}
    </>
  )
}
