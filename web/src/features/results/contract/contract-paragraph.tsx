import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Place } from '../../../lib/place.ts'
import type { Paragraph } from '../../../lib/text/paragraphs.ts'
import { type StruckPiece, struckIn } from '../../../lib/text/struck.ts'
import { SeverityShape } from '../../../ui/findings/severity.tsx'
import { StruckOut } from '../../../ui/findings/struck.tsx'
import css from './contract.module.css'
import type { TextMark } from './marks.ts'
import { cutSegments, type Segment, type Span } from './segments.ts'

/** A place that the search found. */
export interface Hit extends Span {
  current: boolean
}

interface Props {
  text: string
  paragraph: Paragraph
  marks: readonly TextMark[]
  hits: readonly Hit[]
  place: Place | null
  query: string
}

/** One paragraph: its number hanging left of the margin line, its words with their marks, shapes at the right. */
export function ContractParagraph({ text, paragraph, marks, hits, place, query }: Props) {
  const { start, end, number, bodyStart, heading } = paragraph
  const overlaps = (span: Span) => span.start < end && span.end > start
  const current = place !== null && overlaps(place)
  const here = marks.filter(overlaps)
  const struck = struckIn(text, bodyStart, end)
  const segments = cutSegments<TextMark | Hit | StruckPiece>({ start: bodyStart, end }, [...here, ...hits, ...struck])
  // The shape stands where a finding begins, once.
  const begins = here.filter((mark) => mark.start >= start)
  const currentGrade = here.find(({ id }) => id === place?.issueId)?.grade
  return (
    <div
      className={`${css.paragraph} ${heading ? css.heading : ''}`}
      data-start={start}
      data-current={current ? (currentGrade ?? 'plain') : undefined}
    >
      {number && (
        <span className={css.number} data-hit={hits.some((hit) => hit.start < bodyStart) || undefined}>
          {number}
        </span>
      )}
      {/* a row of a table: between its cells lie tabs, and "2  50,000" is not "2 50,000" */}
      <p className={css.words} data-row={text.slice(bodyStart, end).includes('\t') || undefined}>
        {segments.map((segment) => (
          <Run key={segment.start} text={text} segment={segment} bodyStart={bodyStart} place={place} query={query} />
        ))}
      </p>
      {begins.length > 0 && (
        <span className={css.shapes}>
          {begins.map(({ id, grade }) => (
            <SeverityShape key={id} mark={grade} size={13} />
          ))}
        </span>
      )}
    </div>
  )
}

interface RunProps {
  text: string
  segment: Segment<TextMark | Hit | StruckPiece>
  bodyStart: number
  place: Place | null
  query: string
}

/** Words over which the same marks lie. Of several findings the gravest is shown; it comes first. */
function Run({ text, segment: { start, end, marks }, bodyStart, place, query }: RunProps) {
  const { t } = useTranslation('ui')
  const struck = marks.find((mark): mark is StruckPiece => 'struck' in mark)
  const own = text.slice(start, end)
  const words = struck ? <StruckOut piece={struck}>{own}</StruckOut> : own
  const hit = marks.find((mark): mark is Hit => 'current' in mark)
  const shown = hit ? (
    <mark className={hit.current ? css.hitNow : css.hit} data-start={start}>
      {words}
    </mark>
  ) : (
    words
  )
  // An open finding is shown over a graver one that shares its words.
  const findings = marks.filter((mark): mark is TextMark => 'grade' in mark)
  const top = findings.find(({ id }) => id === place?.issueId) ?? findings[0]
  if (!top) return shown
  const first = start === Math.max(top.start, bodyStart)
  return (
    <Link
      to={{ search: query, hash: top.hash }}
      replace
      preventScrollReset
      state={{ origin: 'contract' }}
      className={`${css.mark} ${css[top.grade]}`}
      aria-current={top.id === place?.issueId ? 'true' : undefined}
      // One stop for the Tab key a finding, however many runs it is cut into.
      tabIndex={first && top.start >= bodyStart - 12 ? undefined : -1}
      data-mark={top.id}
      data-start={start}
      title={`${t(`severity.${top.grade}`)}: ${top.title}`}
    >
      {shown}
    </Link>
  )
}
