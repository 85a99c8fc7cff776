import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import css from '../account.module.css'
import { sessionsQuery } from '../api.ts'
import { Rows } from '../rows.tsx'
import { EndSessions } from './end-sessions.tsx'
import { SessionRow } from './session-row.tsx'
import { useEndSessions } from './use-end-sessions.tsx'

/** Where the person is signed in, this device first. */
export function Sessions() {
  const { t } = useTranslation('your-account')
  const sessions = useQuery(sessionsQuery)
  const { problem, closeProblem, ...actions } = useEndSessions()
  const rows = (sessions.data ?? []).toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('sessions.title')}</h2>
      {problem && (
        <div className={css.problem}>
          <Notice tone="error" onClose={closeProblem}>
            {problem}
          </Notice>
        </div>
      )}
      {sessions.isPending ? (
        <Rows count={2} />
      ) : sessions.isError && rows.length === 0 ? (
        <FailedToLoad title={t('sessions.notLoaded')} error={sessions.error} onRetry={() => sessions.refetch()} />
      ) : (
        <>
          <ul>
            {rows.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => actions.askEnd(session)} />
            ))}
          </ul>
          <p className={css.lead}>{t('sessions.unknown')}</p>
          <EndSessions others={rows.filter(({ current }) => !current).length} actions={actions} />
        </>
      )}
    </section>
  )
}
