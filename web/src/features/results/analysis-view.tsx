import type { Document, DocumentText, UnifiedAnalysis, UnifiedAnalysisResponse } from '@karar/schema'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useViews } from '../../lib/document-view.ts'
import { Disclaimer } from '../../ui/disclaimer.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import { Contract } from './contract.tsx'
import { ContractSheet } from './contract-sheet.tsx'
import { IssueScreen } from './issue-screen.tsx'
import { textMarks } from './marks.ts'
import { Professional } from './professional.tsx'
import css from './results.module.css'
import { ResultsSkeleton } from './skeleton.tsx'
import { currentTab, hrefOf, useTabs } from './tabs.ts'
import { useIssueKeys } from './use-issue-keys.ts'
import { useOpenOriginal } from './use-open-original.ts'
import { usePlaces } from './use-places.ts'
import { useShownIssues } from './use-shown-issues.ts'

interface Props {
  result: UnifiedAnalysisResponse & { unified_analysis: UnifiedAnalysis }
  document: Document | undefined
  text: UseQueryResult<DocumentText>
}

const noWait = { getInitialValueInEffect: false }

/** The analysis with its contract beside it, or, where there is no room, behind a button. */
export function AnalysisView({ result, document, text }: Props) {
  const { unified_analysis: analysis, position_data: position, metadata } = result
  const { t } = useTranslation('results')
  const wide = useMediaQuery('(min-width: 1120px)', undefined, noWait)
  const phone = useMediaQuery('(max-width: 599px)', undefined, noWait)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [search] = useSearchParams()
  const tabs = useTabs()
  const views = useViews()
  const current = currentTab(
    search.get('tab'),
    tabs.map(({ id }) => id),
  )
  const View = current === 'professional' ? undefined : views[current]
  const places = usePlaces(analysis, text.data?.pages)
  const shown = useShownIssues(analysis)
  const marks = useMemo(() => textMarks(analysis), [analysis])
  const breaks = useMemo(() => analysis.clause_analyses.map(({ start }) => start).sort((a, b) => a - b), [analysis])
  const step = useIssueKeys(shown.issues, places)
  const issue = analysis.critical_issues.find(({ id }) => id === places.place?.issueId)
  const contract = { text, marks, places, breaks, step, onOriginal: useOpenOriginal(document?.id) }

  return (
    <div className={css.split}>
      {wide && (
        <aside className={css.contract} aria-label={t('contract.title')}>
          <Contract {...contract} />
        </aside>
      )}
      <div>
        <div className={css.tabs}>
          <TabList label={t('tabs.label')} tabs={tabs} current={current} hrefOf={hrefOf} />
        </div>
        <div className={css.analysis}>
          {document?.analysis_status === 'failed' && (
            <div className={css.notice}>
              <Notice tone="warning">
                {t('state.oldKept', { reason: document.analysis_error?.message ?? t('state.failed') })}
              </Notice>
            </div>
          )}
          {View && document ? (
            <Suspense fallback={<ResultsSkeleton />}>
              <View
                document={document}
                analysis={analysis}
                position={position}
                analyzedAt={metadata.analyzed_at}
                text={text.data}
                hrefOf={hrefOf}
                show={(hash) => {
                  places.go(hash, 'list')
                  if (!wide && !(phone && hash.startsWith('#issue-'))) setSheetOpen(true)
                }}
              />
            </Suspense>
          ) : (
            <Professional
              analysis={analysis}
              warnings={metadata.warnings}
              shown={shown}
              places={places}
              phone={phone}
              onPlace={wide ? undefined : () => setSheetOpen(true)}
            />
          )}
        </div>
        {!wide && (
          <div className={css.bottom} data-bottom-bar>
            <Disclaimer short />
            <Button
              variant="default"
              leftSection={<FileText size={19} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setSheetOpen(true)}
              aria-haspopup="dialog"
            >
              {t('contract.open')}
            </Button>
          </div>
        )}
      </div>
      {phone && issue && !sheetOpen && (
        <IssueScreen issue={issue} shown={shown.issues} places={places} contract={contract} step={step} />
      )}
      {!wide && sheetOpen && <ContractSheet contract={contract} onClose={() => setSheetOpen(false)} />}
    </div>
  )
}
