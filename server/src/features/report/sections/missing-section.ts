import { byWeight, type MissingClause, noneMissing, titleCase, type UnifiedAnalysis } from '@karar/schema'
import type { Block } from '../../../lib/print/block.ts'
import { ink3, line } from '../../../lib/print/palette.ts'
import { shapeOf } from '../severity-shape.ts'
import { byModel, keepRoom, labelled, rule, type Sheet, section, wordingBox } from '../sheet.ts'
import { words } from '../words.ts'

/** What this kind of contract should have and has not, why, and wording for it; apart from it what costs no points. */
export function missingSection(sheet: Sheet, analysis: UnifiedAnalysis): Block[] {
  const { faces } = sheet
  const { weighty, extra } = byWeight(analysis.missing_clause_details)
  const nothing = words.missing.none[noneMissing(analysis)]
  const blocks: Block[] =
    weighty.length === 0
      ? [{ text: faces.say(nothing), margin: [0, 0, 0, 12] }]
      : weighty.flatMap((clause, index) => one(sheet, clause, index))
  return [
    ...section(sheet, 'missing', words.missing.title, blocks, weighty.length === 0 ? 30 : 120),
    ...(extra.length === 0
      ? []
      : section(
          sheet,
          'also',
          words.missing.also,
          extra.flatMap((clause, index) => one(sheet, clause, index)),
          120,
        )),
  ]
}

function one(
  { faces }: Sheet,
  { clause_type, importance, reason, suggested_wording, origin, too_little }: MissingClause,
  index: number,
): Block[] {
  const weight = too_little ? words.missing.tooLittle : words.missing.importance[importance]
  const head: Block = {
    columns: [
      { width: 66, canvas: shapeOf('missing'), margin: [0, 4, 0, 0] },
      { width: '*', text: faces.say(titleCase(clause_type)), style: 'h3' },
      { width: 'auto', text: faces.say(weight), bold: true, color: ink3 },
    ],
    columnGap: 8,
    margin: [0, 0, 0, 4],
  }
  return [
    ...keepRoom([...(index > 0 ? [rule(line, 0.6, 8)] : []), head], 70),
    labelled(
      faces,
      words.missing.why,
      [{ text: faces.say(reason) }, ...(origin === 'model' ? [byModel(faces)] : [])],
      reason.length,
    ),
    ...(suggested_wording
      ? [labelled(faces, words.missing.wording, [wordingBox(faces, suggested_wording)], suggested_wording.length)]
      : []),
    { text: ' ', fontSize: 4 },
  ]
}
