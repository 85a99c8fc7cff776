import type { Document, DocumentId } from '@karar/schema'
import { Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useViews } from '../../../lib/document-view.ts'
import { TabList } from '../../../ui/tab-list.tsx'
import { useSideBeingSet } from '../../position/api.ts'
import { Contract, type LoadedText } from '../contract/contract.tsx'
import { ContractSheet } from '../contract/contract-sheet.tsx'
import { useContractSheet } from '../contract/use-contract-sheet.ts'
import { BottomActions } from '../foot/bottom-actions.tsx'
import { VoicePromo } from '../foot/voice-promo.tsx'
import { SecondLine } from '../insights/second/second-line.tsx'
import { IssueScreen } from '../issues/issue-screen.tsx'
import css from '../results.module.css'
import { SideProgress } from '../side/side-progress.tsx'
import type { ResultsState } from '../states/load-state.ts'
import { useResultKeys } from '../use-result-keys.ts'
import { useOpenOriginal } from '../verdict/use-open-original.ts'
import { AboveView } from './above-view.tsx'
import { CurrentView } from './current-view.tsx'
import { FrameNotices } from './notices.tsx'
import { useFindings } from './use-findings.ts'
import { useTabRow } from './use-tab-row.ts'
import { useWidths } from './use-widths.ts'

interface Props {
  id: DocumentId
  /** undefined while it loads */
  document: Document | undefined
  state: ResultsState
  text: LoadedText
  onRetry: () => void
  /** opens the dialog that asks the legal team */
  onTalk: (() => void) | undefined
}

/** The tabs with what they hold, in every state, and the contract beside them or, where there is no room, behind a button. */
export function ResultsFrame({ id, document, state, text, onRetry, onTalk }: Props) {
  const { t } = useTranslation('results')
  const { wide, phone } = useWidths()
  const views = useViews()
  const { tabs, current, hrefOf, hash, side, ...row } = useTabRow(state.kind, document)

  // the old side stays until the new one is here; where a side is chosen, that says so itself
  const toCome = useSideBeingSet(id)
  const outdated = toCome !== null && current !== 'position'

  const analysis = state.kind === 'ready' ? state.result.unified_analysis : null
  const toCheck = state.kind === 'ready' ? state.toCheck : undefined
  const findings = useFindings(id, analysis, text.data, current === 'professional' && !phone, toCheck)
  const { places, issue, step } = findings
  // a finding has a screen of its own on a phone, and a card in the list elsewhere
  const isScreen = (to: string) => to.startsWith('#issue-') && (phone || current === 'professional')
  const sheet = useContractSheet(isScreen)
  const sheetOpen = !wide && sheet.open && analysis !== null
  const { show } = sheet
  const slideUp = useCallback(() => show(), [show])
  const showContract = wide || !analysis ? undefined : slideUp
  useResultKeys({ step, tick: findings.tick, showContract })
  const contract = {
    text,
    marks: findings.marks,
    places: findings.linked,
    breaks: findings.breaks,
    step,
    onOriginal: useOpenOriginal(id),
  }
  const beside = wide && (analysis !== null || state.kind === 'loading')

  return (
    <div className={css.split} data-alone={!beside || undefined}>
      {beside && (
        <aside className={css.contract} aria-label={t('contract.title')}>
          <Contract {...contract} />
        </aside>
      )}
      <div ref={side} className={css.side}>
        <div className={css.tabs}>
          <TabList
            label={t('tabs.label')}
            tabs={tabs}
            current={current}
            hrefOf={(view) => ({ ...hrefOf(view), hash })}
            onLocked={row.onLocked}
          />
        </div>
        <div className={css.analysis}>
          <FrameNotices
            document={document}
            analysis={analysis}
            superseded={state.kind === 'ready' && state.result.metadata.superseded === true}
            lockedName={row.lockedName}
          />
          {document && state.kind === 'ready' && current === 'professional' && (
            <SecondLine document={document} analyzedAt={state.result.metadata.analyzed_at} />
          )}
          {outdated && <SideProgress party={toCome} />}
          <AboveView document={document} analysis={analysis} current={current} wide={wide} phone={phone} />
          <div className={css.read} data-outdated={outdated || undefined} aria-busy={outdated}>
            <CurrentView
              document={document}
              state={state}
              text={text.data}
              current={current}
              findings={findings}
              phone={phone}
              hrefOf={hrefOf}
              show={(to) => (wide || isScreen(to) ? places.go(to, 'list', isScreen(to)) : sheet.show(to))}
              onRetry={onRetry}
              onPlace={wide ? undefined : sheet.show}
            />
          </div>
        </div>
        {analysis && views.voice && current !== 'voice' && current !== 'chat' && <VoicePromo to={hrefOf('voice')} />}
        {!wide && <BottomActions onContract={showContract} onTalk={onTalk} />}
      </div>
      {document && row.hearsComments && views.commentsWatch && (
        <Suspense fallback={null}>
          <views.commentsWatch document={document} onCount={row.onComments} />
        </Suspense>
      )}
      {phone && issue && !sheetOpen && (
        <IssueScreen
          issue={issue}
          resolved={findings.resolved}
          shown={findings.walk}
          places={places}
          contract={contract}
          step={step}
        />
      )}
      {sheetOpen && <ContractSheet contract={contract} onClose={sheet.close} />}
    </div>
  )
}
