import { scoreBands } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import type { Mark } from '../../../ui/findings/severity.tsx'
import css from './ruler.module.css'
import type { Ruler, RulerGroup } from './ruler-layout.ts'

const top = 18
const base = 66
const full = base - top

/** Share of the full height, by grade: it reads without colour too. */
const heights: Record<Mark, number> = { critical: 1, high: 0.66, medium: 0.4, low: 0.25, favour: 0.8, missing: 0.4 }

interface Props {
  ruler: Ruler
  width: number
  /** whether it is as wide as it is drawn: words would be stretched with it */
  worded: boolean
  /** ids of the findings that are ticked off */
  settled: ReadonlySet<string>
  phone: boolean
  /** the group whose bracket is thick */
  bold: string | null
}

/** The drawing of the ruler; what it says is said by the list that lies over it. */
export function RulerStrokes({ ruler: { groups, strokes }, width, worded, settled, phone, bold }: Props) {
  const { t } = useTranslation('results')
  const pitch = width / strokes
  const thick = Math.min(3, pitch * 0.45)
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${width} 80`}
      width="100%"
      height="80"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {groups.map((group) => (
        <g key={group.key} className={css[group.issueId !== null && settled.has(group.issueId) ? 'ok' : tone(group)]}>
          <path strokeWidth={thick} d={strokesOf(group, pitch)} />
          <rect
            x={group.from * pitch + 0.5}
            y={base + (group.key === bold ? 3 : 4)}
            width={Math.max(1, (group.to - group.from) * pitch - 2.5)}
            height={group.key === bold ? 5 : 2}
          />
        </g>
      ))}
      <path className={css.base} d={`M0 ${base + 0.5}H${width}`} />
      <Limit
        at={scoreBands.medium * pitch}
        words={phone ? `${scoreBands.medium}` : t('ruler.medium')}
        worded={worded}
      />
      <Limit at={scoreBands.low * pitch} words={phone ? `${scoreBands.low}` : t('ruler.low')} worded={worded} />
    </svg>
  )
}

/** A dotted mark where a band of scores begins. */
function Limit({ at, words, worded }: { at: number; words: string; worded: boolean }) {
  return (
    <>
      <path className={css.limit} d={`M${at.toFixed(1)} 0V${base}`} />
      {worded && (
        <text className={css.limitWords} x={at + 5} y="10">
          {words}
        </text>
      )}
    </>
  )
}

function strokesOf({ kind, grade, from, to }: RulerGroup, pitch: number): string {
  let path = ''
  for (let stroke = from; stroke < to; stroke += 1) {
    // Points kept are counted by tenths, like the marks of a rule.
    const share = kind === 'kept' ? ((stroke + 1) % 10 === 0 ? 1 : 0.8) : heights[grade ?? 'low']
    path += `M${((stroke + 0.5) * pitch).toFixed(1)} ${base}v${(-full * share).toFixed(1)}`
  }
  return path
}

function tone({ kind, grade }: RulerGroup): 'ink' | 'ok' | 'crit' | 'high' | 'quiet' {
  if (kind === 'kept') return 'ink'
  if (kind === 'won') return 'ok'
  if (grade === 'critical') return 'crit'
  return grade === 'high' || grade === 'medium' ? 'high' : 'quiet'
}
