import { createRequire } from 'node:module'
import type * as fontkit from 'fontkit'
import type { Run } from './block.ts'
import { words } from './words.ts'

const require = createRequire(import.meta.url)
// as pdfmake loads it; imported, it would be there twice
const { openSync } = require('fontkit') as typeof fontkit
const find = require.resolve
const mukta = find('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf')
const muktaBold = find('@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf')
const tiro = find('@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf')
const noto = find('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const notoBold = find('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')

/**
 * Two voices: what Karar says is set in Mukta, the contract's words and wording for it in Tiro. Both draw Latin and
 * Devanagari as one design. Noto lends the signs that they lack.
 */
export type Face = 'Mukta' | 'Tiro' | 'Noto'

/** The files of the faces, as pdfmake takes them. */
export const fontFiles = {
  Mukta: { normal: mukta, bold: muktaBold },
  Tiro: { normal: tiro, bold: tiro },
  Noto: { normal: noto, bold: notoBold },
} as const satisfies Record<Face, { normal: string; bold: string }>

let coverage: Record<Face, ReadonlySet<number>> | undefined

/** Which characters each face draws; read once. */
function drawn(): Record<Face, ReadonlySet<number>> {
  const of = (file: string) => new Set((openSync(file) as fontkit.Font).characterSet)
  coverage ??= { Mukta: of(mukta), Tiro: of(tiro), Noto: of(noto) }
  return coverage
}

/** Cannot be seen, and would be drawn as boxes: joiners of nothing, soft hyphens, marks of direction. */
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

const scripts = 'Tamil Telugu Kannada Malayalam Bengali Gujarati Gurmukhi Oriya Arabic Hebrew Greek Cyrillic Han Thai'
const scriptTests = scripts.split(' ').map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

export interface Faces {
  /** Karar's own words. */
  say(text: string): (string | Run)[]
  /** The contract's words, or wording that could go into it. */
  quote(text: string): (string | Run)[]
  /** The marks that stand for what no face draws, so far. */
  readonly unprintable: ReadonlySet<string>
}

/** Chooses a face for each run of characters. What none draws becomes a visible mark, and is remembered. */
export function openFaces(): Faces {
  const unprintable = new Set<string>()
  const set = (text: string, first: Face, second: Face) => {
    const seen = text
      .replaceAll(/[\r\n]\s*/g, '\n')
      .replaceAll('\t', ' ')
      .replaceAll(invisible, '')
    const faces = drawn()
    const whole = draws(faces[first], seen)
    return whole ? [run(seen, first)] : pieces(seen, [first, second, 'Noto'], faces, unprintable)
  }
  return {
    say: (text) => set(text, 'Mukta', 'Tiro'),
    quote: (text) => set(text, 'Tiro', 'Mukta'),
    unprintable,
  }
}

/** Mukta is the face of the report, and need not be named. */
const run = (text: string, face: Face): string | Run => (face === 'Mukta' ? text : { text, font: face })

function draws(face: ReadonlySet<number>, text: string): boolean {
  for (const sign of text) if (sign !== '\n' && !face.has(sign.codePointAt(0) ?? 0)) return false
  return true
}

function pieces(
  text: string,
  order: readonly Face[],
  faces: Record<Face, ReadonlySet<number>>,
  unprintable: Set<string>,
): (string | Run)[] {
  const found: { text: string; face: Face; mark: boolean }[] = []
  for (const { segment } of graphemes.segment(text)) {
    const face = order.find((one) => draws(faces[one], segment))
    const piece = face
      ? { text: segment, face, mark: false }
      : { text: markOf(segment), face: 'Mukta' as const, mark: true }
    const last = found.at(-1)
    const before = last?.text === ' ' ? found.at(-2) : last
    if (piece.mark) unprintable.add(piece.text)
    // words of one script in a row need one mark
    if (piece.mark && before?.mark && before.text === piece.text) {
      if (last !== before) found.pop()
      continue
    }
    if (last && !piece.mark && !last.mark && last.face === piece.face) last.text += piece.text
    else found.push(piece)
  }
  return found.map(({ text, face }) => run(text, face))
}

function markOf(segment: string): string {
  const script = scriptTests.find(([, test]) => test.test(segment))?.[0]
  return words.unprintable.mark(script ?? words.unprintable.sign)
}
