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
  const segments: Segment<M>[] = points
    .slice(0, -1)
    .map((from, index) => ({ start: from, end: points[index + 1]!, marks: [] }))
  const places = new Map(points.map((point, index) => [point, index]))
  // by what lies over each run: a paragraph may have thousands of marks
  for (const mark of inside) {
    const from = places.get(Math.max(start, mark.start))!
    const to = places.get(Math.min(end, mark.end))!
    for (let index = from; index < to; index++) segments[index]!.marks.push(mark)
  }
  return segments
}
