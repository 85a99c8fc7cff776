import { type Insight, type PositionData, strengthBand } from '@karar/schema'
import type { Block } from '../../../lib/print/block.ts'
import type { Faces } from '../../../lib/print/faces.ts'
import { ink2, ink3 } from '../../../lib/print/palette.ts'
import { shapeOf } from '../severity-shape.ts'
import { type Sheet, section } from '../sheet.ts'
import { words } from '../words.ts'

/** The recommendations, numbered. */
export function adviceSection(sheet: Sheet, recommendations: readonly string[]): Block[] {
  if (recommendations.length === 0) return []
  return section(sheet, 'advice', words.recommendations, [numbered(sheet.faces, recommendations)], 50)
}

/** Where the chosen party stands. */
export function positionSection(sheet: Sheet, position: PositionData | null): Block[] {
  if (!position) return []
  const { faces } = sheet
  const say = words.position
  const figure = (label: string, value: number): Block => ({
    width: 150,
    stack: [
      { text: faces.say(label), color: ink3 },
      { text: faces.say(say.ofHundred(Math.round(value))), bold: true, fontSize: 13, lineHeight: 0.8 },
    ],
  })
  const list = (title: string, blocks: Block[]): Block[] =>
    blocks.length === 0 ? [] : [{ text: faces.say(title), style: 'h3', margin: [0, 4, 0, 2] }, ...blocks]
  const { key_advantages, key_risks, recommendations } = position
  return section(
    sheet,
    'position',
    say.title,
    [
      { text: faces.say(say.party(position.user_party)), bold: true },
      { text: faces.say(`${say.band[strengthBand(position.position_strength)]}.`), margin: [0, 0, 0, 6] },
      {
        columns: [figure(say.strength, position.position_strength), figure(say.power, position.negotiation_power)],
        margin: [0, 0, 0, 4],
      },
      { text: faces.say(position.negotiation_power_description), margin: [0, 0, 0, 4] },
      ...list(
        say.advantages,
        key_advantages.map((one) => insight(faces, one, 'favour')),
      ),
      ...list(
        say.risks,
        key_risks.map((one) => insight(faces, one, one.severity ?? 'missing')),
      ),
      ...list(say.recommendations, recommendations.length > 0 ? [numbered(faces, recommendations)] : []),
      { text: faces.say(position.consistency_note), color: ink3, margin: [0, 4, 0, 12] },
    ],
    120,
  )
}

/** The terms that are on the reader's side. */
export function favourSection(sheet: Sheet, advantages: readonly Insight[]): Block[] {
  const { faces } = sheet
  const blocks: Block[] =
    advantages.length === 0
      ? [{ text: faces.say(words.favour.none), margin: [0, 0, 0, 12] }]
      : [...advantages.map((one) => insight(faces, one, 'favour')), { text: ' ', fontSize: 4 }]
  return section(sheet, 'favour', words.favour.title, blocks, 40)
}

function insight(
  faces: Faces,
  { title, description, clause_number, page }: Insight,
  mark: Parameters<typeof shapeOf>[0],
): Block {
  const place = [clause_number ? words.clause(clause_number) : '', page === null ? '' : words.onPage(page)]
  return {
    columns: [
      { width: 12, canvas: shapeOf(mark), margin: [0, 2.4, 0, 0] },
      {
        width: '*',
        stack: [
          { text: faces.say(title), bold: true },
          { text: faces.say(description), color: ink2 },
        ],
      },
      { width: 110, text: faces.say(place.filter(Boolean).join(', ')), color: ink3, alignment: 'right' },
    ],
    columnGap: 8,
    margin: [0, 0, 0, 4],
  }
}

function numbered(faces: Faces, lines: readonly string[]): Block {
  return {
    stack: lines.map((text, index) => ({
      columns: [
        { width: 20, text: `${index + 1}`, bold: true, color: ink3 },
        { width: '*' as const, text: faces.say(text) },
      ],
      columnGap: 0,
      margin: [0, 0, 0, 4] as [number, number, number, number],
    })),
    margin: [0, 0, 0, 10],
  }
}
