import type { Insight, UnifiedAnalysis } from '@karar/schema'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InsightRows } from '../../../ui/findings/insight-rows.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import type { Places } from '../use-places.ts'
import css from './insights.module.css'
import section from './professional.module.css'

/** How many of each are shown at first. */
const atFirst = 3

/** Key Insights: what favours the reader and what does not, side by side. */
export const Insights = memo(function Insights({
  analysis: { key_advantages, key_risks },
  places,
}: {
  analysis: UnifiedAnalysis
  places: Places
}) {
  const { t } = useTranslation('results')
  return (
    <section className={section.section}>
      <h2 id="insights" className={section.heading}>
        {t('insights.title')}
      </h2>
      <div className={css.sides} data-one={key_advantages.length * key_risks.length === 0 || undefined}>
        <Side title={t('insights.advantages')} none={t('insights.noAdvantages')} all={key_advantages} places={places} />
        <Side title={t('insights.risks')} none={t('insights.noRisks')} all={key_risks} brief places={places} />
      </div>
    </section>
  )
})

interface SideProps {
  title: string
  none: string
  all: readonly Insight[]
  /** the rest of it stands elsewhere on the page, to which each leads */
  brief?: boolean
  places: Places
}

function Side({ title, none, all, brief = false, places }: SideProps) {
  const { t } = useTranslation('results')
  const [more, setMore] = useState(false)
  return (
    <div>
      <h3 className={css.side}>{title}</h3>
      {all.length === 0 && <p className={section.none}>{none}</p>}
      <InsightRows
        brief={brief}
        insights={more ? all : all.slice(0, atFirst)}
        show={(hash) => places.go(hash, 'list')}
      />
      {all.length > atFirst && (
        <p className={css.more}>
          <TextAction aria-expanded={more} onClick={() => setMore(!more)}>
            {more ? t('insights.fewer') : t('insights.all', { count: all.length })}
          </TextAction>
        </p>
      )}
    </div>
  )
}
