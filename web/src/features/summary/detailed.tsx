import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { DetailedAnalysis } from './detailed-analysis.tsx'
import { Exports } from './exports.tsx'
import css from './summary.module.css'
import { DatesTable, DutiesTables, MoneyTable } from './tables.tsx'

/** Detailed View: the tables to take along, and on request every finding and clause. */
export function Detailed({ document, analysis, show }: AnalysisViewProps) {
  const { t } = useTranslation('summary')
  const [more, setMore] = useState(false)
  const id = useId()
  return (
    <>
      <div className={css.titleRow}>
        <h1 className={css.title}>{t('detailed.title')}</h1>
        <Exports document={document} analysis={analysis} />
      </div>
      <DatesTable analysis={analysis} show={show} />
      <MoneyTable analysis={analysis} show={show} />
      <DutiesTables analysis={analysis} show={show} />
      <div className={css.toggle}>
        <Button variant="default" aria-expanded={more} aria-controls={id} onClick={() => setMore(!more)}>
          {more ? t('detailed.hide') : t('detailed.show')}
        </Button>
      </div>
      <div id={id}>{more && <DetailedAnalysis analysis={analysis} show={show} />}</div>
    </>
  )
}
