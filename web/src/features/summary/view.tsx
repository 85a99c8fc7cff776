import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { TabList } from '../../ui/tab-list.tsx'
import { Detailed } from './detailed.tsx'
import { Overview } from './overview.tsx'
import { SimpleTerms } from './simple-terms.tsx'
import css from './summary.module.css'

const parts = { overview: Overview, simple: SimpleTerms, detailed: Detailed } as const
const partIds = ['overview', 'simple', 'detailed'] as const

/** AI Analysis: the same findings for somebody in a hurry, for somebody new to contracts, and in full. */
export function SummaryView(props: AnalysisViewProps) {
  const { t } = useTranslation('summary')
  const [search] = useSearchParams()
  const current = partIds.find((id) => id === search.get('view')) ?? 'overview'
  const Part = parts[current]
  return (
    <>
      <div className={css.top}>
        <TabList
          label={t('tabs.label')}
          tabs={partIds.map((id) => ({ id, name: t(`tabs.${id}`) }))}
          current={current}
          hrefOf={(id) => props.hrefOf('analysis', id === 'overview' ? {} : { view: id })}
        />
      </div>
      <Part {...props} />
    </>
  )
}
