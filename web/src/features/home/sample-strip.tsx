import type { SampleScore } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { sampleScoreQuery } from './api.ts'
import css from './sample-strip.module.css'
import { useTold } from './use-told.ts'

const full = 48
const heights = { critical: 1, high: 0.66, medium: 0.4, low: 0.25, none: 0.4 }

/** The score of the sample as strokes, one a point: kept ones first, then what each clause costs. Drawn once it is known. */
export function SampleStrip() {
  const { t } = useTranslation('home')
  const data = useTold(sampleScoreQuery)
  return (
    <section className={css.strip} aria-label={t('strip.label')} data-needs-script={data ? undefined : true}>
      <p className={css.head}>
        {data && (
          <>
            <span className={css.score}>{t('strip.score', { score: data.safety_score })}</span>{' '}
            <strong>{data.verdict}</strong>{' '}
          </>
        )}
        <span className={css.how}>{t('strip.how')}</span>
        <Link to="/sample" className={css.link}>
          {t('strip.open')}
        </Link>
      </p>
      <div className={css.strokes}>{data && <Strokes score={data} />}</div>
    </section>
  )
}

function Strokes({ score: { safety_score, lost } }: { score: SampleScore }) {
  const { t } = useTranslation('home')
  const strokes = safety_score + lost.reduce((sum, { points }) => sum + points, 0)
  let at = safety_score
  const groups = lost.map((group) => {
    const from = at
    at += group.points
    return { ...group, from }
  })
  return (
    <>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${strokes * 10} 56`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('strip.drawing', { score: safety_score, count: groups.length })}
      >
        <path className={css.kept} d={strokesOf(0, safety_score, 0.8)} />
        {groups.map(({ from, points, severity, words }) => (
          <path
            key={`${from} ${words}`}
            className={css[severity ?? 'none']}
            d={strokesOf(from, from + points, heights[severity ?? 'none'])}
          />
        ))}
      </svg>
      <ol className={css.names}>
        {groups.slice(0, 5).map(({ from, number, points, words }) => (
          <li key={`${from} ${words}`}>
            <strong>{number ?? t('strip.missing')}</strong> −{points} <span>{words}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function strokesOf(from: number, to: number, share: number): string {
  let path = ''
  for (let stroke = from; stroke < to; stroke += 1) path += `M${stroke * 10 + 5} 52v${(-full * share).toFixed(1)}`
  return path
}
