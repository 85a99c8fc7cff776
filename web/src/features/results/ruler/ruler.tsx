import type { UnifiedAnalysis } from '@karar/schema'
import { useElementSize } from '@mantine/hooks'
import { type MouseEvent, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueHash } from '../../../lib/place.ts'
import { SeverityShape } from '../../../ui/findings/severity.tsx'
import type { Places } from '../use-places.ts'
import css from './ruler.module.css'
import {
  fitLabel,
  groupAt,
  isHeldBack,
  layRuler,
  leadsTo,
  type RulerGroup,
  type RulerTarget,
  targetsOf,
} from './ruler-layout.ts'
import { RulerStrokes } from './ruler-strokes.tsx'

type Stretch = Pick<RulerTarget, 'from' | 'to'>

/** Where a group begins in what it is pressed with, in hundredths. */
const within = (group: Stretch, { from, to }: Stretch) => ((group.from - from) / (to - from)) * 100

/** Where on the ruler somebody points who points at this target. */
function strokeAt({ clientX, currentTarget }: MouseEvent, { from, to }: Stretch): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return from + ((clientX - left) / width) * (to - from)
}

interface Props {
  analysis: UnifiedAnalysis
  /** ids of the findings that the reader has ticked off: their points are on the way back */
  settled: ReadonlySet<string>
  /** the id of the finding that stands open */
  open: string | null
  places: Places
  phone: boolean
}

/** Drawn before it comes to a window, it is drawn so wide and stretched to where it stands, without the words at its strokes. */
const usualWidth = 640
const widthBeforehand = typeof window === 'undefined' ? usualWidth : 0

/** The hundred strokes: one a point; each lost point stands with the clause that took it. */
export const Ruler = memo(function Ruler({ analysis, settled, open: currentId, places, phone }: Props) {
  const { t } = useTranslation('results')
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [pointed, setPointed] = useState<string | null>(null)
  const ruler = layRuler(analysis)
  const bold = ruler.groups.find(({ issueId }) => issueId !== null && issueId === currentId)?.key ?? null

  function name({ kind, grade, number, words, points }: RulerGroup): string {
    if (kind === 'won') return t('ruler.won', { words, points })
    if (number) return t('ruler.lost', { number, words, points })
    return t('ruler.lostPlain', { words: grade === 'missing' ? t('ruler.missing', { words }) : words, points })
  }
  function open(group: RulerGroup) {
    const to = leadsTo(group, ruler.groups)
    if ('issue' in to) places.go(issueHash(to.issue), 'ruler', phone)
    else document.getElementById(to.part)?.scrollIntoView({ block: 'start' })
  }

  const kept = ruler.groups.find(({ kind }) => kind === 'kept')
  const shareOf = ({ from, to }: Stretch) => (to - from) / ruler.strokes
  const placed = (stretch: Stretch) => ({
    left: `${(stretch.from / ruler.strokes) * 100}%`,
    width: `${shareOf(stretch) * 100}%`,
  })

  return (
    <section className={css.ruler} aria-label={t('ruler.label')} ref={ref}>
      {(width || widthBeforehand) > 0 && (
        <RulerStrokes
          ruler={ruler}
          width={width || widthBeforehand}
          worded={width > 0}
          settled={settled}
          phone={phone}
          bold={pointed ?? bold}
        />
      )}
      <ul>
        {kept && (
          <li className={css.label} style={placed(kept)}>
            <Kept score={analysis.safety_score} width={shareOf(kept) * width} />
          </li>
        )}
        {targetsOf(ruler, width || usualWidth).map((target) => {
          const { groups } = target
          const meant = (event: MouseEvent) => groupAt(target, strokeAt(event, target))
          return (
            <li key={groups[0]!.key}>
              <button
                type="button"
                className={css.group}
                style={placed(target)}
                title={groups.map(name).join('\n')}
                aria-current={groups.some(({ issueId }) => issueId !== null && issueId === currentId)}
                onClick={(event) => open(event.detail === 0 ? groupAt(target, null) : meant(event))}
                onPointerMove={(event) => setPointed(meant(event).key)}
                onPointerLeave={() => setPointed(null)}
                onFocus={() => setPointed(groups[0]!.key)}
                onBlur={() => setPointed(null)}
              >
                {groups.map((group) => (
                  <span key={group.key} className={css.one} style={{ left: `${within(group, target)}%` }}>
                    <span className="visually-hidden">{name(group)}</span>
                    {(!phone || group.points >= 8 || group.kind === 'won') && (
                      <Label
                        group={group}
                        held={isHeldBack(group, ruler.groups)}
                        width={shareOf(group) * width}
                        phone={phone}
                      />
                    )}
                  </span>
                ))}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

/** A low score leaves little room for its words; the score itself stands large above. */
function Kept({ score, width }: { score: number; width: number }) {
  const { t } = useTranslation('results')
  if (width < 76) return <b>{width > 20 && score}</b>
  return (
    <>
      <b>{t('ruler.kept')}</b>
      <span>{t('ruler.keptOf', { score })}</span>
    </>
  )
}

interface LabelProps {
  group: RulerGroup
  /** its points come back with those of others */
  held: boolean
  width: number
  phone: boolean
}

function Label({ group, held, width, phone }: LabelProps) {
  const { t } = useTranslation('results')
  const { number, grade, kind, points, words } = group
  if (kind === 'won') {
    return (
      <span className={css.label} aria-hidden="true">
        <b>{width > 20 && `+${points}`}</b>
        <span>{width > 90 && !phone ? t('insights.advantages') : ''}</span>
      </span>
    )
  }
  const fit = fitLabel(group, width)
  if (fit === 'none') return null
  const short = phone || fit === 'stacked'
  if (short && held) {
    return (
      <span className={css.label} aria-hidden="true">
        <span>−{points}</span>
        <span>{width > 70 && t('ruler.held')}</span>
      </span>
    )
  }
  return (
    <span className={css.label} aria-hidden="true">
      <span>
        {number ? <b>{number}</b> : grade === 'missing' && <SeverityShape mark="missing" size={12} />}
        {!short && <span className={css.points}> −{points}</span>}
      </span>
      <span>{short ? `−${points}` : fit === 'full' ? words : ''}</span>
    </span>
  )
}
