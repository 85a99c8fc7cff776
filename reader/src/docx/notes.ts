import { readBlocks, takeCarried } from './blocks.ts'
import { formatNumber } from './number-formats.ts'
import type { WordPackage } from './package.ts'
import type { NoteKind, Story } from './story.ts'

/** Footnotes and endnotes: numbered in the order in which the text refers to them, each read once. */
export interface Notes {
  mark: Story['noteMark']
  /** The texts of the notes that were referred to, each behind its mark. */
  read(kind: NoteKind, parts: WordPackage, part: string, story: Story): string[]
}

export function newNotes(): Notes {
  const marks: Record<NoteKind, Map<string, string>> = { footnote: new Map(), endnote: new Map() }
  return {
    mark(kind, id, ownMark) {
      const known = marks[kind]
      const number = known.size + 1
      // Word counts endnotes i, ii, iii unless told otherwise. An own sign (*) stands in the text behind the reference.
      const mark = ownMark ? '' : `[${kind === 'footnote' ? number : formatNumber(number, 'lowerRoman')}]`
      if (!known.has(id)) known.set(id, mark)
      return known.get(id)!
    },
    read(kind, parts, part, story) {
      const texts = new Map<string, string>()
      parts.read(part, 1, (unit) => {
        const id = unit.attributes['w:id'] ?? ''
        if (!marks[kind].has(id)) return
        texts.set(id, [...readBlocks(unit, story), ...takeCarried(story)].join('\n'))
      })
      return [...marks[kind]].flatMap(([id, mark]) => {
        const text = texts.get(id)
        return text ? [mark === '' ? text : `${mark} ${text}`] : []
      })
    },
  }
}
