import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { Dashboard } from './dashboard.tsx'
import { Picker } from './picker.tsx'
import css from './position.module.css'

/** Position Analysis: choosing a side, then where that side stands. */
export function PositionView(props: AnalysisViewProps) {
  const { document, analysis, position, analyzedAt, hrefOf } = props
  const { t } = useTranslation('position')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { owner } = document
  if (owner && !position) {
    return (
      <section className={css.message}>
        <h1 className={css.title}>{t('other.title')}</h1>
        <p className={css.lead}>{t('other.body', { name: owner.user_name })}</p>
      </section>
    )
  }
  if (position && (owner || !search.has('choose'))) return <Dashboard {...props} position={position} />
  return (
    <Picker
      id={document.id}
      analyzedAt={analyzedAt}
      chosen={position?.user_party ?? null}
      running={document.analysis_status === 'analyzing'}
      guessed={analysis.perspective.party}
      back={position ? hrefOf('position') : null}
      onSet={() => void navigate(hrefOf('position'), { replace: true, preventScrollReset: true })}
    />
  )
}
