import type { Budget } from '../budget.ts'
import { readingLimits } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { readZipDirectory, type ZipEntry } from '../zip/directory.ts'
import { type Allowance, unpackEntry } from '../zip/unpack.ts'
import { readXml, type XmlNode } from './xml.ts'

/** The parts of a Word file by what they are for; names are entries of the archive. */
export interface WordPackage {
  main: string
  styles: string | undefined
  numbering: string | undefined
  footnotes: string | undefined
  endnotes: string | undefined
  headers: string[]
  footers: string[]
  comments: string | undefined
  hasMacros: boolean
  /** Streams the elements of a part at a depth (0 is the root), one at a time. */
  read(part: string, unitDepth: number, onUnit: (unit: XmlNode) => void): void
}

/** Opens a DOCX: its directory is checked against the limits before anything is unpacked. */
export function openPackage(bytes: Uint8Array, budget: Budget): WordPackage {
  const entries = readZipDirectory(bytes, readingLimits.zipEntries)
  const claimed = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (claimed > readingLimits.unpackedBytes) throw new UnreadableFile('unpacksTooLarge', { bytes: claimed })
  const byName = new Map<string, ZipEntry>()
  for (const entry of entries) {
    // Two parts of one name would show one text to Word and another to us.
    if (byName.has(entry.name.toLowerCase())) throw new UnreadableFile('corruptWord', { at: 'zip directory' })
    byName.set(entry.name.toLowerCase(), entry)
  }
  const allowance: Allowance = { left: readingLimits.unpackedBytes }
  const read: WordPackage['read'] = (part, unitDepth, onUnit) => {
    const entry = byName.get(part.toLowerCase())
    if (!entry) throw new UnreadableFile('corruptWord', { at: 'missing part' })
    const feed = (write: (data: Uint8Array) => void) =>
      unpackEntry(bytes, entry, allowance, (data) => {
        budget.check()
        write(data)
      })
    readXml(feed, unitDepth, onUnit)
  }
  const has = (name: string) => byName.has(name.toLowerCase())
  const main = targets(read, has, '_rels/.rels', '').get('officeDocument')?.[0] ?? 'word/document.xml'
  if (!has(main)) throw new UnreadableFile('corruptWord', { at: 'missing part' })
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const parts = targets(read, has, `${folder}_rels/${main.slice(folder.length)}.rels`, folder)
  return {
    main,
    styles: parts.get('styles')?.[0],
    numbering: parts.get('numbering')?.[0],
    footnotes: parts.get('footnotes')?.[0],
    endnotes: parts.get('endnotes')?.[0],
    headers: parts.get('header') ?? [],
    footers: parts.get('footer') ?? [],
    comments: parts.get('comments')?.[0],
    hasMacros: entries.some((entry) => /vbaproject\.bin$/i.test(entry.name)),
    read,
  }
}

/** The targets of a relationships part that exist inside the archive, by the last word of their type. */
function targets(
  read: WordPackage['read'],
  has: (name: string) => boolean,
  part: string,
  folder: string,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (!has(part)) return found
  read(part, 1, ({ attributes }) => {
    if (attributes.TargetMode === 'External' || !attributes.Target) return
    const type = attributes.Type?.split('/').at(-1) ?? ''
    const name = resolve(folder, attributes.Target)
    if (has(name)) found.set(type, [...(found.get(type) ?? []), name])
  })
  return found
}

function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path: string[] = []
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}
