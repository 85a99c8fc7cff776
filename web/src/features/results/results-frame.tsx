import { type Document, type DocumentId, type DocumentText, standingOf, type UnifiedAnalysis } from '@karar/schema'
import { useMediaQuery } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useViews, type ViewId, type ViewProps } from '../../lib/document-view.ts'
import { placeOf } from '../../lib/place.ts'
import { Disclaimer } from '../../ui/states/disclaimer.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import { useSideBeingSet } from '../position/api.ts'
import { Contract } from './contract/contract.tsx'
import { ContractSheet } from './contract/contract-sheet.tsx'
import { textMarks } from './contract/marks.ts'
import { useContractSheet } from './contract/use-contract-sheet.ts'
import { BottomActions } from './foot/bottom-actions.tsx'
import { VoicePromo } from './foot/voice-promo.tsx'
import { Professional } from './insights/professional.tsx'
import { cardsOf } from './issues/cards.ts'
import { IssueScreen } from './issues/issue-screen.tsx'
import { useResolved } from './issues/use-resolved.ts'
import { useShownIssues } from './issues/use-shown-issues.ts'
import css from './results.module.css'
import { SideLine } from './side/side-line.tsx'
import { SideProgress } from './side/side-progress.tsx'
import { isGuessed } from './side/sides.ts'
import type { Result, ResultsState } from './states/load-state.ts'
import { ResultsSkeleton } from './states/skeleton.tsx'
import { WithoutAnalysis } from './states/without-analysis.tsx'
import { useTabs } from './tabs.ts'
import { usePlaces } from './use-places.ts'
import { useResultKeys } from './use-result-keys.ts'
import { useStep } from './use-step.ts'
import { OlderReading } from './verdict/older-reading.tsx'
import { useOpenOriginal } from './verdict/use-open-original.ts'

interface Props {
  id: DocumentId
  /** undefined while it loads */
  document: Document | undefined
  state: ResultsState
  text: UseQueryResult<DocumentText>
  onRetry: () => void
  /** opens the dialog that asks the legal team */
  onTalk: (() => void) | undefined
}

/** Brings the beginning of a part of the page below what stays at the top, where the page is scrolled beyond it. */
function showFromTop(part: HTMLElement | null) {
  if (!part) return
  const below = Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0
  if (part.getBoundingClientRect().top < below) part.scrollIntoView({ block: 'start', behavior: 'instant' })
}

const isOlder = ({ safety_score, verdict }: UnifiedAnalysis) => standingOf(safety_score, verdict) === 'older_reading'
/** Views whose words are of one side, and which do not say themselves whose. */
const sided: readonly ViewId[] = ['analysis', 'voice', 'chat']
const noWait = { getInitialValueInEffect: false }
const noFindings = { critical_issues: [], clause_analyses: [], key_advantages: [] }

/** The tabs with what they hold, in every state, and the contract beside them or, where there is no room, behind a button. */
export function ResultsFrame({ id, document, state, text, onRetry, onTalk }: Props) {
  const { t } = useTranslation('results')
  const wide = useMediaQuery('(min-width: 1120px)', undefined, noWait)
  const phone = useMediaQuery('(max-width: 599px)', undefined, noWait)
  const views = useViews()
  const { hash } = useLocation()
  const [comments, setComments] = useState(0)
  const { tabs, current, locked, hrefOf } = useTabs(state.kind, comments)
  // To an administrator each look at another's comments is a line in the audit log: none before they open that tab.
  const [hears, setHears] = useState(false)
  if (document && !hears && (!document.owner || current === 'comments')) setHears(true)
  // a locked tab that was pressed, and where: elsewhere nobody asks for it any more
  const [pressed, setPressed] = useState<{ id: string; on: ViewId } | null>(null)
  const inVain = pressed?.on === current ? pressed.id : locked
  const explained = tabs.find((tab) => tab.locked && tab.id === inVain)
  const View = current === 'professional' ? undefined : views[current]

  // A tab opens at its top, wherever the last one was scrolled to; a place that the address names is gone to after that.
  const side = useRef<HTMLDivElement>(null)
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    if (!hash.startsWith('#issue-')) showFromTop(side.current)
  }, [current, hash])

  // the old side stays until the new one is here; where a side is chosen, that says so itself
  const toCome = useSideBeingSet(id)
  const outdated = toCome !== null && current !== 'position'

  const result = state.kind === 'ready' ? state.result : null
  const analysis = result?.unified_analysis
  const unsaid = analysis && sided.includes(current) && isGuessed(analysis) ? analysis : null
  const findings = analysis ?? noFindings
  const places = usePlaces(findings, text.data?.pages)
  const named = places.place?.issueId ?? null
  const resolved = useResolved(id, result !== null)
  const shown = useShownIssues(findings.critical_issues, resolved.ids, named)
  const marks = useMemo(() => textMarks(findings), [findings])
  const breaks = useMemo(() => findings.clause_analyses.map(({ start }) => start).sort((a, b) => a - b), [findings])
  // a finding has a screen of its own on a phone, and a card in the list elsewhere
  const isScreen = (to: string) => to.startsWith('#issue-') && (phone || current === 'professional')
  const sheet = useContractSheet(isScreen)
  const sheetOpen = !wide && sheet.open && result !== null
  const { step, reached } = useStep(shown.cards, places)
  const issue = findings.critical_issues.find((one) => one.id === named)
  // Without a name the first card of the list stands open, linked to its clause, until the person closes it (an empty
  // fragment of their own making).
  const first = current === 'professional' && !phone ? shown.cards[0]?.[0] : undefined
  const opened = issue ?? (places.origin === 'card' ? undefined : first)
  const linked = places.place || !opened ? places : { ...places, place: placeOf(opened) }
  useResultKeys({
    step,
    tick: () => {
      const atHand = reached() ?? first?.id
      const card = cardsOf(findings.critical_issues).find((one) => one.some(({ id }) => id === atHand))
      if (card) resolved.toggle(card.map(({ id }) => id))
    },
    showContract: wide || !result ? undefined : () => sheet.show(),
  })
  const contract = { text, marks, places: linked, breaks, step, onOriginal: useOpenOriginal(id) }
  const beside = wide && (result !== null || state.kind === 'loading')

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
            onLocked={(view) => setPressed({ id: view, on: current })}
          />
        </div>
        <div className={css.analysis}>
          {explained && (
            <div className={css.notice}>
              <Notice tone="info">{t('tabs.lockedNamed', { name: explained.name })}</Notice>
            </div>
          )}
          {analysis && document?.analysis_status === 'completed' && isOlder(analysis) && (
            <div className={css.notice}>
              <OlderReading document={document} />
            </div>
          )}
          {result && document?.analysis_status === 'failed' && (
            <div className={css.notice}>
              <Notice tone="warning">
                {t('state.oldKept', { reason: document.analysis_error?.message ?? t('state.failed') })}
              </Notice>
            </div>
          )}
          {outdated && <SideProgress party={toCome} />}
          {(unsaid || (wide && current !== 'professional')) && (
            <div className={css.above}>
              {unsaid && document && <SideLine document={document} analysis={unsaid} phone={phone} />}
              {wide && (
                <div className={css.disclaimer}>
                  <Disclaimer short />
                </div>
              )}
            </div>
          )}
          <div className={css.read} data-outdated={outdated || undefined} aria-busy={outdated}>
            <Suspense fallback={<ResultsSkeleton />}>
              {current === 'comments' && views.comments && document ? (
                <views.comments {...viewProps(document)} {...(result && given(result))} />
              ) : state.kind !== 'ready' ? (
                <WithoutAnalysis document={document} state={state} onRetry={onRetry} />
              ) : !document ? (
                <ResultsSkeleton />
              ) : View ? (
                <View {...viewProps(document)} {...given(state.result)} />
              ) : (
                <Professional
                  document={document}
                  analysis={state.result.unified_analysis}
                  warnings={state.result.metadata.warnings}
                  text={text.data}
                  shown={shown}
                  resolved={resolved}
                  places={places}
                  phone={phone}
                  open={opened?.id ?? null}
                  onPlace={wide ? undefined : sheet.show}
                />
              )}
            </Suspense>
          </div>
        </div>
        {result && views.voice && current !== 'voice' && current !== 'chat' && <VoicePromo to={hrefOf('voice')} />}
        {!wide && <BottomActions onContract={result ? () => sheet.show() : undefined} onTalk={onTalk} />}
      </div>
      {document && hears && views.commentsWatch && (
        <Suspense fallback={null}>
          <views.commentsWatch document={document} onCount={setComments} />
        </Suspense>
      )}
      {phone && issue && !sheetOpen && (
        <IssueScreen
          issue={issue}
          resolved={resolved}
          shown={shown.cards}
          places={places}
          contract={contract}
          step={step}
        />
      )}
      {sheetOpen && <ContractSheet contract={contract} onClose={sheet.close} />}
    </div>
  )

  function viewProps(document: Document): ViewProps {
    return {
      document,
      hrefOf,
      show: (to) => (wide || isScreen(to) ? places.go(to, 'list', isScreen(to)) : sheet.show(to)),
    }
  }
  function given({ unified_analysis, position_data, metadata }: Result) {
    return {
      analysis: unified_analysis,
      position: position_data,
      analyzedAt: metadata.analyzed_at,
      text: text.data,
    }
  }
}
