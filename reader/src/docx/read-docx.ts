import type { Budget } from '../budget.ts'
import { DOCX } from '../identify.ts'
import type { Reading } from '../reading.ts'
import { computePages } from '../text/computed-pages.ts'
import { isOnlyName } from '../text/letter-paper.ts'
import { asTyped } from '../text/struck-through.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { warningWords } from '../words.ts'
import { readBlock, takeCarried } from './blocks.ts'
import { addListDefinition, newListDefinitions } from './list-definitions.ts'
import { newListNumbers } from './list-numbers.ts'
import { newNotes } from './notes.ts'
import { openPackage, type WordPackage } from './package.ts'
import { newStory, type Seen, type Story } from './story.ts'
import { newStyles } from './styles.ts'

/**
 * Reads a Word document as Word shows it: numbers of lists, tracked changes accepted, hidden text left out.
 * Notes have their mark '[1]' in place and their text at the end of the document, footnotes before endnotes.
 */
export function readDocx(bytes: Uint8Array, budget: Budget): Reading {
  const parts = openPackage(bytes, budget)
  const styles = newStyles()
  if (parts.styles) parts.read(parts.styles, 1, styles.add)
  const lists = newListDefinitions()
  if (parts.numbering) parts.read(parts.numbering, 1, (unit) => addListDefinition(lists, unit))
  const notes = newNotes()
  const seen: Seen = { trackedChanges: false, struckOut: false, embedded: false, largePicture: false }
  const shared = () => ({ styles, lists: newListNumbers(lists, styles), noteMark: notes.mark, seen })

  const blocks: string[] = []
  const keep = (found: string[]) => {
    for (const block of found.map(asTyped)) {
      budget.spend(block.length + 2)
      blocks.push(block)
    }
  }
  const body = newStory(shared())
  // Depth 2: the children of w:body, one at a time.
  parts.read(parts.main, 2, (unit) => keep(readBlock(unit, body)))
  keep(takeCarried(body))
  if (parts.footnotes) keep(notes.read('footnote', parts, parts.footnotes, newStory(shared())))
  if (parts.endnotes) keep(notes.read('endnote', parts, parts.endnotes, newStory(shared())))

  const words = blocks.join('\n\n').trim()
  if (words === '') throw new UnreadableFile('noWordsWord')
  // letter paper is a picture behind the head of each page: it is no page of the contract
  const story = () => newStory({ ...shared(), seen: { ...seen } })
  const heads = readFurniture(parts, parts.headers, story)
  const feet = readFurniture(parts, parts.footers, story)
  const head = heads.find((line) => isOnlyName(line, words))
  const foot = feet.find((line) => isOnlyName(line, [head ?? '', words].join('\n')))
  const text = [head, words, foot].filter((part) => part !== undefined).join('\n\n')
  const furniture = [...new Set([...heads, ...feet])]
    .filter((line) => line !== head && line !== foot)
    .map((line) => ({ page: 1, text: line }))
  const warnings = [
    ...(seen.trackedChanges ? [warningWords.trackedChanges] : []),
    ...(seen.struckOut ? [warningWords.struckOut] : []),
    ...(hasComments(parts) ? [warningWords.comments] : []),
    ...(seen.largePicture ? [warningWords.largePicture] : []),
    ...(seen.embedded ? [warningWords.embedded] : []),
    ...(parts.hasMacros ? [warningWords.macros] : []),
  ]
  return { kind: 'docx', mimeType: DOCX, text, pages: computePages(text), warnings, furniture }
}

/** Whether anybody has written beside the text: an answer to it, an offer, a question. */
function hasComments(parts: WordPackage): boolean {
  let found = false
  if (parts.comments) parts.read(parts.comments, 1, ({ name }) => (found ||= name === 'w:comment'))
  return found
}

/** Heads and feet have no page of their own in a Word file: they are noted once, on page 1. */
function readFurniture(parts: WordPackage, files: readonly string[], story: () => Story): string[] {
  const lines = new Set<string>()
  for (const part of files.slice(0, 50)) {
    const own = story()
    const found: string[] = []
    parts.read(part, 1, (unit) => found.push(...readBlock(unit, own)))
    const line = found.map(asTyped).join('\n').slice(0, 2000)
    if (line !== '') lines.add(line)
  }
  return [...lines]
}
