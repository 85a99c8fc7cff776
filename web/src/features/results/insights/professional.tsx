import { type Document, type DocumentText, noneMissing, type UnifiedAnalysis } from '@karar/schema'
import { memo, type RefObject, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/text/times.ts'
import { useSlices } from '../../../lib/use-slices.ts'
import { Disclaimer } from '../../../ui/states/disclaimer.tsx'
import { KeyFactList } from '../facts/key-fact-list.tsx'
import { Issues } from '../issues/issues.tsx'
import { LawKnown, OldLaw } from '../issues/law-known.tsx'
import { ToCheck } from '../issues/to-check.tsx'
import type { Check } from '../issues/use-check.ts'
import type { Resolved } from '../issues/use-resolved.ts'
import type { ShownIssues } from '../issues/use-shown-issues.ts'
import { Ruler } from '../ruler/ruler.tsx'
import { ownAdvice } from '../said-once.ts'
import type { Places } from '../use-places.ts'
import { GateBlock } from '../verdict/gate-block.tsx'
import { ScoreLines } from '../verdict/score-lines.tsx'
import { VerdictHeader } from '../verdict/verdict-header.tsx'
import { ClauseGrid } from './clause-grid.tsx'
import { Coverage } from './coverage.tsx'
import { Insights } from './insights.tsx'
import { MissingClauses } from './missing-clauses.tsx'
import { Parties } from './parties.tsx'
import css from './professional.module.css'
import { ReadingNotes } from './reading-notes.tsx'

interface Props {
  document: Document
  analysis: UnifiedAnalysis
  /** sentences about how the file was read */
  warnings: readonly string[]
  /** undefined while it loads */
  text: DocumentText | undefined
  shown: ShownIssues
  /** what the reader is asked to check */
  check: Check
  resolved: Resolved
  places: Places
  phone: boolean
  /** the id of the card that stands open */
  open: string | null
  /** called after a move to a place in the contract, where the contract is not beside this */
  onPlace: ((hash?: string) => void) | undefined
  /** whether it has come just now: then it is drawn from its top, unless the address names a place in it */
  fresh: RefObject<boolean>
}

/** So many cards are drawn at one go. */
const cardsAtOnce = 2

/** Into so many slices what stands below the cards is divided. */
const below = 6

/** Professional Analysis: the verdict, where the points went, what to fix, and everything else below. */
export const Professional = memo(function Professional({
  document,
  analysis,
  warnings,
  text,
  shown,
  check,
  resolved,
  places,
  phone,
  open,
  onPlace,
  fresh,
}: Props) {
  const { t } = useTranslation('results')
  const advice = ownAdvice(analysis)
  const [atOnce] = useState(!fresh.current || places.place !== null)
  const cardSlices = Math.max(1, Math.ceil(shown.cards.length / cardsAtOnce))
  const drawn = useSlices(cardSlices + 2 + below, atOnce) - 2
  const after = (slice: number) => drawn >= cardSlices + slice
  // Away from the contract, a place opens it. An issue on a phone opens its own screen, which holds the contract.
  const show: Places = useMemo(
    () => ({
      ...places,
      go: (hash, origin, push) => {
        if (onPlace && !hash.startsWith('#issue-')) onPlace(hash)
        else places.go(hash, origin, push)
      },
    }),
    [places, onPlace],
  )
  return (
    <>
      <ReadingNotes
        doubt={analysis.pages_in_doubt}
        warnings={warnings}
        said={analysis.said_to_machines}
        places={show}
      />
      <OldLaw analysis={analysis} />
      <VerdictHeader document={document} analysis={analysis} phone={phone} />
      <Ruler analysis={analysis} settled={resolved.ids} open={open} places={places} phone={phone} />
      {drawn < 0 ? (
        // what stands below all of it is not seen before it stays where it is
        <div className={css.toCome} />
      ) : (
        <>
          <GateBlock analysis={analysis} settled={resolved.ids} places={places} phone={phone} />
          <ScoreLines analysis={analysis} places={places} phone={phone} />
          <Issues
            document={document}
            analysis={analysis}
            shown={shown}
            resolved={resolved}
            places={places}
            phone={phone}
            open={open}
            onPlace={onPlace}
            drawn={drawn * cardsAtOnce}
          />
        </>
      )}
      {after(1) && <ToCheck check={check} places={places} phone={phone} opened={open} onPlace={onPlace} />}
      {after(1) && analysis.attorney_recommendations.length > 0 && (
        <section className={css.section}>
          <h2 className={css.heading}>{t('recommendations')}</h2>
          {advice.length < analysis.attorney_recommendations.length && (
            <p className={css.none}>{t('recommendationsElsewhere')}</p>
          )}
          <ol className={css.advice}>
            {advice.map((words, index) => (
              <li key={words}>
                <span className={css.number}>{index + 1}</span>
                {words}
              </li>
            ))}
          </ol>
        </section>
      )}
      {after(2) && <Insights analysis={analysis} places={show} />}
      {after(3) && <ClauseGrid clauses={analysis.clause_analyses} issues={analysis.critical_issues} places={show} />}
      {after(4) && <MissingClauses clauses={analysis.missing_clause_details} none={noneMissing(analysis)} />}
      {after(5) && <KeyFactList facts={analysis.key_facts} own={document.owner ? null : document.id} places={show} />}
      {after(below) && (
        <>
          <Parties parties={analysis.parties} />
          <Coverage analysis={analysis} text={text} places={show} />
          <footer className={css.footer}>
            <p>{t('footer')}</p>
            <p>{t('asOf', { date: formatDate(analysis.as_of) })}</p>
            <LawKnown analysis={analysis} />
            <Disclaimer />
          </footer>
        </>
      )}
    </>
  )
})
