import type { Block, Shape } from '../../lib/print/block.ts'
import { type Mark, shade } from '../../lib/print/palette.ts'

const corners = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }))

const octagon = corners([
  [3, 0],
  [7, 0],
  [10, 3],
  [10, 7],
  [7, 10],
  [3, 10],
  [0, 7],
  [0, 3],
])
const triangle = corners([
  [5, 0.6],
  [10, 9.4],
  [0, 9.4],
])
const inner = corners([
  [5, 1.7],
  [9.1, 8.8],
  [0.9, 8.8],
])
const tick = corners([
  [0.8, 5.6],
  [3.6, 8.4],
  [9.2, 2],
])

/** The printer moves points to their place where they are, so each shape needs its own. */
const anew = (points: readonly { x: number; y: number }[]) => points.map((point) => ({ ...point }))

/** The shape of a grade in a square of ten points: it tells the grade without colour. */
export function shapeOf(mark: Mark): Shape[] {
  const colour = shade[mark].mark
  switch (mark) {
    case 'critical':
      return [{ type: 'polyline', points: anew(octagon), closePath: true, color: colour }]
    case 'high':
      return [{ type: 'polyline', points: anew(triangle), closePath: true, color: colour }]
    case 'medium':
      return [{ type: 'polyline', points: anew(inner), closePath: true, lineColor: colour, lineWidth: 1.3 }]
    case 'low':
      return [{ type: 'ellipse', x: 5, y: 5, r1: 4.1, r2: 4.1, lineColor: colour, lineWidth: 1.3 }]
    case 'favour':
      return [{ type: 'polyline', points: anew(tick), lineColor: colour, lineWidth: 1.7 }]
    case 'missing':
      return [
        { type: 'rect', x: 1, y: 1, w: 8, h: 8, lineColor: colour, lineWidth: 1.2, dash: { length: 2, space: 1.4 } },
      ]
  }
}

/** Shape and word together: how a grade is always shown. */
export function gradeLabel(mark: Mark, word: string): Block {
  return {
    columns: [
      { width: 12, canvas: shapeOf(mark), margin: [0, 2.2, 0, 0] },
      { width: '*', text: word, bold: true, color: shade[mark].text },
    ],
    columnGap: 2,
  }
}
