import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { askedHere } from '../../lib/asked-here.ts'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import css from './view.module.css'

/** Questions that are asked in one tap. They are answered in the chat, in writing. */
export function VoiceView({ analysis, hrefOf }: AnalysisViewProps) {
  const { t } = useTranslation('voice')
  const questions =
    analysis.voice_suggestions.length > 0 ? analysis.voice_suggestions : t('defaults', { returnObjects: true })
  return (
    <section className={css.view}>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
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
      <p className={css.note}>{t('notYet')}</p>
    </section>
  )
}
