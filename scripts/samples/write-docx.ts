import { strToU8, zipSync } from 'fflate'
import type { Block } from './read-source.ts'
import { sheetText } from './sheet-text.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The sample as a Word file. No number is typed: articles and clauses are counted through their styles, recitals and
 *  items through their paragraphs, as Word itself writes them. */
export function writeDocx(blocks: Block[]): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([['officeDocument', 'word/document.xml']]),
    'word/document.xml': documentPart(blocks),
    'word/_rels/document.xml.rels': relationships([
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
      ['footer', 'footer1.xml'],
    ]),
    'word/styles.xml': styles,
    'word/numbering.xml': numbering(blocks),
    'word/footer1.xml': footer,
  }
  const parts = Object.entries(files).map(([path, xml]) => [path, strToU8(declaration + xml)] as const)
  // A fixed time, so that the same source gives the same bytes.
  return zipSync(Object.fromEntries(parts), { mtime: '2026-12-01T00:00:00', level: 9 })
}

const part = (path: string, kind: string): string =>
  `<Override PartName="/word/${path}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`

const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('document.xml', 'document.main')}${part('styles.xml', 'styles')}${part('numbering.xml', 'numbering')}${part('footer1.xml', 'footer')}</Types>`

function relationships(targets: [kind: string, target: string][]): string {
  const entries = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`
}

const style = (id: string, name: string, paragraph: string, run = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`

const counted = (level: number): string => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`
const centred = '<w:spacing w:after="240"/><w:jc w:val="center"/>'

const styles = `<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="160" w:line="312" w:lineRule="auto"/></w:pPr></w:style>${[
  style('Title', 'Title', centred, '<w:b/><w:sz w:val="48"/>'),
  style('Centre', 'Centre', centred),
  style('Head', 'Schedule heading', `<w:keepNext/>${centred}`, '<w:b/>'),
  style('Sub', 'Part heading', '<w:keepNext/>', '<w:b/>'),
  style('Heading1', 'heading 1', `<w:keepNext/>${counted(0)}<w:spacing w:before="320"/>`, '<w:b/>'),
  style('Clause', 'Clause', counted(1)),
  style('Indented', 'Indented', '<w:ind w:left="720"/>'),
].join('')}</w:styles>`

const level = (index: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="720" w:hanging="720"/></w:pPr></w:lvl>`

/** List 1: articles and clauses. List 2: recitals. Lists from 3 on: the items of each schedule, counted afresh. */
function numbering(blocks: Block[]): string {
  const lists = blocks.filter((block, index) => block.kind === 'item' && blocks[index - 1]?.kind !== 'item').length
  const abstract = [
    level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2'),
    level(0, 'upperLetter', '(%1)'),
    ...Array.from({ length: lists }, () => level(0, 'lowerLetter', '(%1)')),
  ]
  return `<w:numbering ${word}>${abstract
    .map(
      (levels, index) =>
        `<w:abstractNum w:abstractNumId="${index}"><w:multiLevelType w:val="multilevel"/>${levels}</w:abstractNum>`,
    )
    .join('')}${abstract
    .map((_, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index}"/></w:num>`)
    .join('')}</w:numbering>`
}

const field = (name: string): string => `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`
const footer = `<w:ftr ${word}><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t xml:space="preserve">Services Agreement  |  Page </w:t></w:r>${field('PAGE')}<w:r><w:t xml:space="preserve"> of </w:t></w:r>${field('NUMPAGES')}</w:p></w:ftr>`

function documentPart(blocks: Block[]): string {
  let list = 2
  const body = blocks.map((block, index) => {
    if (block.kind === 'item' && blocks[index - 1]?.kind !== 'item') list++
    return element(block, list)
  })
  const section = `<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>`
  return `<w:document ${word} xmlns:r="${office}"><w:body>${body.join('')}${section}</w:body></w:document>`
}

const styleOf: Partial<Record<Block['kind'], string>> = {
  title: 'Title',
  centre: 'Centre',
  head: 'Head',
  sub: 'Sub',
  article: 'Heading1',
  clause: 'Clause',
  party: 'Indented',
  definition: 'Indented',
}

function element(block: Block, list: number): string {
  if (block.kind === 'page') return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
  if (block.kind === 'table') return table(block.widths, block.rows)
  const id = styleOf[block.kind]
  const own = block.kind === 'recital' ? 2 : block.kind === 'item' ? list : null
  const properties =
    (id ? `<w:pStyle w:val="${id}"/>` : '') +
    (own ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${own}"/></w:numPr>` : '')
  return paragraph(block.text, properties)
}

function table(widths: number[], rows: string[][]): string {
  const twips = widths.map((percent) => Math.round((percent / 100) * 9026))
  const cell = (text: string, index: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${twips[index] ?? 0}" w:type="dxa"/></w:tcPr>${paragraph(text, '')}</w:tc>`
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4"/>`)
    .join('')
  const grid = twips.map((width) => `<w:gridCol w:w="${width}"/>`).join('')
  return `<w:tbl><w:tblPr><w:tblBorders>${edges}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows
    .map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`)
    .join('')}</w:tbl><w:p/>`
}

const paragraph = (text: string, properties: string): string =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}<w:r><w:t xml:space="preserve">${sheetText(text)}</w:t></w:r></w:p>`
