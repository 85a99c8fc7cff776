import type { ScoreLine, UnifiedAnalysis } from '@karar/schema'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueHash } from '../../../lib/place.ts'
import { SeverityShape } from '../../../ui/findings/severity.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import type { Places } from '../use-places.ts'
import css from './score-lines.module.css'
import { type SumLine, sumLines } from './sum-lines.ts'

interface Props {
  analysis: UnifiedAnalysis
  places: Places
  phone: boolean
}

/** The sum that is the score, on request: in one line, then line by line, each with its clause and the way to it. */
export const ScoreLines = memo(function ScoreLines({ analysis, places, phone }: Props) {
  const { t } = useTranslation('results')
  const [open, setOpen] = useState(false)
  const { safety_score: score, score_breakdown: breakdown } = analysis
  const lines = sumLines(analysis)
  return (
    <section className={css.sum} aria-label={t('sum.label')}>
      <p className={css.line}>
        <TextAction quiet aria-expanded={open} aria-controls="score-sum score-lines" onClick={() => setOpen(!open)}>
          {open ? t('sum.hide') : t('sum.show')}
        </TextAction>
      </p>
      <p id="score-sum" className={css.figures} hidden={!open}>
        {equation(breakdown, score)}
      </p>
      <table id="score-lines" className={css.table} hidden={!open}>
        <caption className="visually-hidden">{t('sum.caption')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('sum.points')}</th>
            <th scope="col">{t('sum.clause')}</th>
            <th scope="col">{t('sum.what')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td className={css.points}>{signed(line.points, line.isStart)}</td>
              <td className={css.number}>{line.number}</td>
              <td>
                <What line={line} places={places} phone={phone} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={css.points}>{score}</td>
            <td />
            <th scope="row">{t('sum.score')}</th>
          </tr>
        </tfoot>
      </table>
    </section>
  )
})

/** What the line is for; where that is somewhere on the page, as the way there. */
function What({ line, places, phone }: { line: SumLine; places: Places; phone: boolean }) {
  const { issueId, isMissing, words, mark } = line
  const go = issueId
    ? () => places.go(issueHash(issueId), 'ruler', phone)
    : isMissing
      ? () => document.getElementById('missing')?.scrollIntoView({ block: 'start' })
      : null
  return (
    <span className={css.what}>
      {mark && <SeverityShape mark={mark} size={12} />}
      {go ? (
        <button type="button" className={css.link} onClick={go}>
          {words}
        </button>
      ) : (
        words
      )}
    </span>
  )
}

const signed = (points: number, isStart = false) => (points < 0 ? `−${-points}` : isStart ? `${points}` : `+${points}`)

/** '100 − 18 − 14 + 2 = 70' */
function equation(lines: readonly ScoreLine[], score: number): string {
  const terms = lines
    .filter(({ points }, index) => index === 0 || points !== 0)
    .map(({ points }, index) => (index === 0 ? `${points}` : points < 0 ? `− ${-points}` : `+ ${points}`))
  return `${terms.join(' ')} = ${score}`
}
