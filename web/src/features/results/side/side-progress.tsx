import { inSentence } from '@karar/schema'
import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './side.module.css'

/** That the contract is being read from another side, and for how long already: what stands below is of the old one. */
export function SideProgress({ party }: { party: string }) {
  const { t } = useTranslation('results')
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const ticking = setInterval(() => setSeconds((now) => now + 1), 1000)
    return () => clearInterval(ticking)
  }, [])
  return (
    <div className={css.progress}>
      <Loader size={18} aria-hidden="true" />
      <p role="status">{t('side.setting', { party: inSentence(party) })}</p>
      {seconds > 2 && (
        <span className={css.seconds} aria-hidden="true">
          {t('side.seconds', { seconds })}
        </span>
      )}
    </div>
  )
}
