import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { askedHere } from '../../lib/asked-here.ts'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { Spinner } from '../../ui/states/spinner.tsx'
import { speechQuery } from './api.ts'
import { Panel } from './panel.tsx'
import css from './view.module.css'

/** Questions asked aloud and answered aloud; in writing where this server cannot listen. */
export function VoiceView(props: AnalysisViewProps) {
  const { t } = useTranslation('voice')
  const { data: aloud, isPending } = useQuery(speechQuery)
  const { analysis, hrefOf } = props
  const questions =
    analysis.voice_suggestions.length > 0
      ? analysis.voice_suggestions.slice(0, 4)
      : t('defaults', { returnObjects: true })
  if (isPending) return <Spinner />
  if (aloud && canRecord()) return <Panel {...props} questions={questions} />
  return (
    <section>
      <h1 className={css.title}>{t('quick')}</h1>
      <p className={css.lead}>{t('quickInWords')}</p>
      <ul className={css.grid}>
        {questions.map((ask) => (
          <li key={ask}>
            <Link to={hrefOf('chat', { ask })} state={askedHere} className={css.question}>
              {ask}
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('noSpeech')}</p>
    </section>
  )
}

const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && typeof AudioContext !== 'undefined'
