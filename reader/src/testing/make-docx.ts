import { strToU8, type Zippable, zipSync } from 'fflate'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What a test says of a Word file: the inner XML of each part. */
export interface DocxParts {
  body: string
  styles?: string
  numbering?: string
  footnotes?: string
  endnotes?: string
  comments?: string
  header?: string
  footer?: string
  /** whole further entries of the archive */
  extra?: Zippable
}

const roots = {
  styles: 'styles',
  numbering: 'numbering',
  footnotes: 'footnotes',
  endnotes: 'endnotes',
  comments: 'comments',
  header: 'hdr',
  footer: 'ftr',
}

/** A DOCX with these parts, as a real archive. */
export function makeDocx(parts: DocxParts): Uint8Array {
  const files: Zippable = {}
  const relations: string[] = []
  for (const [type, root] of Object.entries(roots)) {
    const inner = parts[type as keyof typeof roots]
    if (inner === undefined) continue
    files[`word/${type}.xml`] = xml(`<w:${root} ${W}>${inner}</w:${root}>`)
    relations.push(`<Relationship Id="r${relations.length}" Type="${OFFICE}/${type}" Target="${type}.xml"/>`)
  }
  files['[Content_Types].xml'] = xml(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  )
  files['_rels/.rels'] = xml(
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  files['word/_rels/document.xml.rels'] = xml(
    `<Relationships xmlns="${RELATIONS}">${relations.join('')}</Relationships>`,
  )
  files['word/document.xml'] = xml(`<w:document ${W} ${MC}><w:body>${parts.body}</w:body></w:document>`)
  return zipSync({ ...files, ...parts.extra })
}

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`)

export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

/** A paragraph of text (or of ready runs) with the inner XML of its properties. */
export const p = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') || content === '' ? content : run(content)}</w:p>`

/** The properties that put a paragraph into a list. */
export const listed = (numId: number, level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`

/** One level of a list definition: [format, text, further XML]. */
export type LevelText = [format: string, text: string, more?: string]

export const abstractNum = (id: number, levels: LevelText[]) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels
    .map(
      ([format, text, more = ''], i) =>
        `<w:lvl w:ilvl="${i}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`,
    )
    .join('')}</w:abstractNum>`

export const num = (id: number, abstractId: number, overrides = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${overrides}</w:num>`

export const table = (rows: string[][]) =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((cell) => `<w:tc>${cell.startsWith('<') ? cell : p(cell)}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`
