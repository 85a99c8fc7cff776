import type { Session } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDayAndTime } from '../../../lib/text/times.ts'
import { sessionName } from './session-name.ts'
import css from './session-row.module.css'

/** One place where the person is signed in. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation('your-account')
  const name = sessionName(session)
  const used = formatDayAndTime(session.last_used_at)
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          {name} {session.current && <span className={css.here}>{t('sessions.here')}</span>}
        </p>
        <p className={css.detail}>
          {session.address ? t('sessions.usedFrom', { used, address: session.address }) : t('sessions.used', { used })}
        </p>
        <p className={css.detail}>{t('sessions.since', { since: formatDayAndTime(session.created_at) })}</p>
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={session.current ? t('sessions.endHereLabel') : t('sessions.endLabel', { name })}
        onClick={onEnd}
      >
        {t('sessions.end')}
      </Button>
    </li>
  )
}
