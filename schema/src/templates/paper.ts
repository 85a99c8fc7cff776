import type { TemplateField } from './templates.ts'
import { showValue } from './values.ts'

/** A stretch of a paper's text. One with a key stands for a field; `open` where that is not filled in. */
export interface PaperRun {
  text: string
  bold: boolean
  key?: string
  open?: true
}

/** A title, the heading of a clause, a member of a list, or a paragraph. */
export interface PaperBlock {
  kind: 'title' | 'heading' | 'item' | 'paragraph'
  runs: PaperRun[]
}

type Values = Readonly<Record<string, string>>

const mark = /\{\{\s*([a-z][a-z0-9_]{0,59})\s*\}\}/g

/** The keys of a text, in the order in which they first appear. */
export function keysIn(content: string): string[] {
  return [...new Set(Array.from(content.matchAll(mark), ([, key]) => key as string))]
}

/** Every field of a text in the order in which it appears; one that nobody described is named after its key. */
export function fieldsIn(content: string, described: readonly TemplateField[]): TemplateField[] {
  const known = new Map(described.map((field) => [field.key, field]))
  return keysIn(content).map((key) => known.get(key) ?? plainField(key))
}

function plainField(key: string): TemplateField {
  const words = key.replaceAll('_', ' ')
  const label = words.charAt(0).toUpperCase() + words.slice(1)
  const field: TemplateField = { key, label, kind: 'text', help: '', example: '' }
  return key === 'company_name' ? { ...field, kind: 'name', fills_from: 'company_name' } : field
}

/** What stands in a field's place: its value, or its label in brackets where it has none. */
function shown(key: string, fields: ReadonlyMap<string, TemplateField>, values: Values): { text: string; open?: true } {
  const value = (Object.hasOwn(values, key) ? (values[key] ?? '') : '').trim()
  const field = fields.get(key)
  if (value === '') return { text: `[${field?.label ?? key}]`, open: true }
  return { text: showValue(field ?? { kind: 'text' }, value) }
}

/** A template's text with its fields filled in, as the blocks that pages, Word and PDF show. */
export function paperOf(content: string, fields: readonly TemplateField[], values: Values): PaperBlock[] {
  const known = new Map(fields.map((field) => [field.key, field]))
  const blocks: PaperBlock[] = []
  let lines: string[] = []
  const end = () => {
    if (lines.length > 0) blocks.push(blockOf(lines.join(' '), known, values))
    lines = []
  }
  for (const line of content.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '' || /^(?:#{1,3} |[-*] |\([a-z]+\) )/.test(line)) end()
    if (line === '') continue
    lines.push(line)
    if (/^#{1,3} /.test(line)) end()
  }
  end()
  return blocks
}

function blockOf(line: string, fields: ReadonlyMap<string, TemplateField>, values: Values): PaperBlock {
  const [, hashes, bullet, rest = ''] = /^(?:(#{1,3}) |([-*]) )?(.*)$/s.exec(line) ?? []
  const kind =
    hashes === '#'
      ? 'title'
      : hashes !== undefined
        ? 'heading'
        : bullet !== undefined || /^\([a-z]+\) /.test(line)
          ? 'item'
          : 'paragraph'
  const runs: PaperRun[] = bullet === undefined ? [] : [{ text: '• ', bold: false }]
  let bold = false
  // what is filled in is put in after the marks were read: nothing that a person types is markup
  for (const piece of rest.split(/(\*\*|\{\{\s*[a-z][a-z0-9_]{0,59}\s*\}\})/)) {
    const [, key] = /^\{\{\s*([a-z0-9_]+)\s*\}\}$/.exec(piece) ?? []
    if (piece === '**') bold = !bold
    else if (key !== undefined) runs.push({ ...shown(key, fields, values), bold, key })
    else if (piece !== '') runs.push({ text: piece, bold })
  }
  return { kind, runs }
}

/** The text with its fields filled in, as Markdown. */
export function markdownOf(content: string, fields: readonly TemplateField[], values: Values): string {
  const known = new Map(fields.map((field) => [field.key, field]))
  return content.replace(mark, (_, key: string) => shown(key, known, values).text.replaceAll(/\r?\n/g, '\n\n'))
}
