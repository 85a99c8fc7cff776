/** A half-open span of the document's text. */
export interface Span {
  start: number
  end: number
}

/** A run of text over which the same marks lie, in the order given. */
export interface Segment<M extends Span> extends Span {
  marks: M[]
}

/** Cuts [start, end) wherever a mark begins or ends, so that overlapping marks become runs side by side. */
export function cutSegments<M extends Span>({ start, end }: Span, marks: readonly M[]): Segment<M>[] {
  const inside = marks.filter((mark) => mark.start < end && mark.end > start && mark.start < mark.end)
  const cuts = new Set([start, end])
  for (const mark of inside) {
    cuts.add(Math.max(start, mark.start))
    cuts.add(Math.min(end, mark.end))
  }
  const points = [...cuts].sort((a, b) => a - b)
  return points.slice(0, -1).map((from, index) => ({
    start: from,
    end: points[index + 1]!,
    marks: inside.filter((mark) => mark.start <= from && mark.end > from),
  }))
}
