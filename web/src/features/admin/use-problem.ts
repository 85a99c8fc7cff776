import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface Problem<Id extends string> {
  /** of what it could not be done with */
  id: Id
  words: string
  /** as what it stands in its list */
  name: string
}

/**
 * What could not be done, to be said where it stands. Whoever has gone on to another part of the administration before the
 * answer came is told there, by name, until they have read it.
 */
export function useProblem<Id extends string>() {
  const { t } = useTranslation('ui')
  const [problem, setProblem] = useState<Problem<Id> | null>(null)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  function tell(now: Problem<Id> | null) {
    setProblem(now)
    if (!now || here.current) return
    const { name, words } = now
    notifications.show({
      title: name,
      message: words,
      autoClose: false,
      closeButtonProps: { 'aria-label': t('close') },
    })
  }
  return [problem, tell] as const
}
