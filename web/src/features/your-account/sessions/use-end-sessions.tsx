import type { Session } from '@karar/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { HttpError } from '../../../lib/http/http-error.ts'
import { keepPartingWords } from '../../../lib/parting-words.ts'
import { signOut } from '../../accounts/api.ts'
import { endSession, endSessions, leave, refreshSessions } from '../api.ts'
import { useAsk } from '../use-ask.tsx'
import { useTell } from '../use-tell.ts'
import { sessionName } from './session-name.ts'

export interface EndActions {
  askEnd: (session: Session) => void
  /** all others, or this one too */
  askEndAll: (keepCurrent: boolean) => void
}

/** Ends sessions after asking, and keeps the words about what could not be done. */
export function useEndSessions(): EndActions & { problem: string; closeProblem: () => void } {
  const { t } = useTranslation('your-account')
  const ask = useAsk()
  const tell = useTell()
  const [problem, setProblem] = useState('')

  async function end(session: Session) {
    setProblem('')
    try {
      await endSession(session.id)
      tell(t('sessions.ended', { name: sessionName(session) }))
    } catch (error) {
      // One that is gone already is what was wanted.
      const gone = error instanceof HttpError && error.status === 404
      if (!gone) return setProblem(failureWords(error, t('sessions.failed')))
    }
    await refreshSessions()
  }

  async function endAll(keepCurrent: boolean) {
    setProblem('')
    try {
      const count = await endSessions(keepCurrent)
      if (keepCurrent) {
        tell(t('sessions.endedOthers', { count }))
        await refreshSessions()
      } else {
        keepPartingWords(t('sessions.endedAll', { count }))
        leave()
      }
    } catch (error) {
      setProblem(failureWords(error, t('sessions.failed')))
    }
  }

  return {
    problem,
    closeProblem: () => setProblem(''),
    askEnd: (session) =>
      ask({
        title: session.current ? t('sessions.endHereTitle') : t('sessions.endTitle', { name: sessionName(session) }),
        body: session.current ? t('sessions.endHereBody') : t('sessions.endBody'),
        keep: t('sessions.keep'),
        confirm: t('sessions.end'),
        onConfirm: () => void (session.current ? signOut() : end(session)),
      }),
    askEndAll: (keepCurrent) =>
      ask({
        title: keepCurrent ? t('sessions.endOthersTitle') : t('sessions.endAllTitle'),
        body: keepCurrent ? t('sessions.endOthersBody') : t('sessions.endAllBody'),
        keep: t('sessions.keep'),
        confirm: keepCurrent ? t('sessions.endOthers') : t('sessions.endAll'),
        onConfirm: () => void endAll(keepCurrent),
      }),
  }
}
