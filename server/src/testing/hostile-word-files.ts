import { strToU8, zipSync } from 'fflate'
import { contractText } from './files.ts'
import type { HeavyFile, UglyFile } from './ugly-file.ts'
import { contentTypes, wordBody, wordFile, wordParagraphs } from './ugly-word-files.ts'

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (...inner: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`
const related = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`

/** A whole Word file whose first words are its mark, with some bytes changed afterwards. */
const changed = (mark: string, change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(wordFile(wordBody(paragraph(mark) + wordParagraphs)))
  change(bytes)
  return bytes
}
const localHeader = Buffer.from('504b0304', 'hex')
const centralHeader = Buffer.from('504b0102', 'hex')
const endHeader = Buffer.from('504b0506', 'hex')
/** where the directory tells of the document, its last entry */
const lastEntry = (bytes: Buffer) => bytes.lastIndexOf(centralHeader)

/** Word files that attack whoever opens them: through their archive, their XML, or what they refer to. */
export function hostileWordFiles(): UglyFile[] {
  const styles = (inner: string) => ({
    'word/_rels/document.xml.rels': relationships(related('r1', 'styles', 'styles.xml')),
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${namespace}>${inner}</w:styles>`,
  })
  const style = (id: string, on: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${on}"/><w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr></w:style>`
  const inStyle = (id: string, text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const any = (what: string, bytes: Uint8Array, ends: UglyFile['ends'] = 'any', says?: RegExp): UglyFile => ({
    what,
    bytes,
    ends,
    ...(says && { says }),
  })
  return [
    any(
      'a Word file whose styles rest on each other',
      wordFile(wordBody(inStyle('a', 'Styles') + wordParagraphs), styles(style('a', 'b') + style('b', 'a'))),
      'completed',
    ),
    any(
      'a Word file with a chain of ten thousand styles',
      wordFile(
        wordBody(inStyle('s0', 'Chain') + wordParagraphs),
        styles(Array.from({ length: 10_000 }, (_, index) => style(`s${index}`, `s${index + 1}`)).join('')),
      ),
      'completed',
    ),
    any(
      'a Word file whose lists rest on themselves',
      wordFile(wordBody(inStyle('a', 'Lists') + wordParagraphs), {
        'word/_rels/document.xml.rels': relationships(related('r1', 'numbering', 'numbering.xml')),
        'word/numbering.xml': `<?xml version="1.0"?><w:numbering ${namespace}><w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="a"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
      }),
      'completed',
    ),
    any(
      'a Word file that is its own header',
      wordFile(wordBody(paragraph('Header') + wordParagraphs), {
        'word/_rels/document.xml.rels': relationships(related('r1', 'header', 'document.xml')),
      }),
    ),
    any(
      'a Word file that refers to files of the server and the network',
      wordFile(wordBody(paragraph('Refers') + wordParagraphs), {
        'word/_rels/document.xml.rels': relationships(
          related('r1', 'image', 'file:///etc/passwd', 'External'),
          related('r2', 'header', '../../../../etc/passwd'),
          related('r3', 'oleObject', 'http://192.0.2.1/x', 'External'),
        ),
      }),
      'completed',
    ),
    any(
      'a Word file with a field that starts a program',
      wordFile(
        wordBody(
          `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>${wordParagraphs}`,
        ),
      ),
      'completed',
    ),
    any(
      'a Word file whose entities grow by squares',
      wordFile(wordBody(paragraph('&a;'.repeat(1000)), `<!DOCTYPE w [<!ENTITY a "${'x'.repeat(10_000)}">]>`)),
      422,
    ),
    any('a Word file with an entity nobody declared', wordFile(wordBody(paragraph('&nobody;') + wordParagraphs))),
    any(
      'a Word file in UTF-16',
      wordFile(Buffer.from(`\ufeff${wordBody(paragraph('Wide') + wordParagraphs)}`, 'utf16le')),
    ),
    any(
      'a Word file with a table of twenty thousand columns',
      wordFile(wordBody(`<w:tbl><w:tr>${`<w:tc>${paragraph('cell')}</w:tc>`.repeat(20_000)}</w:tr></w:tbl>`)),
    ),
    any('a Word file with NUL in its XML', wordFile(wordBody(paragraph('a\0b')))),
    any('a Word file with two documents of one name', twoOfOneName(), 422),
    any(
      'a Word file whose document is a link to a file of the server',
      changed('link', (bytes) => {
        bytes.writeUInt8(3, lastEntry(bytes) + 5) // made on Unix
        bytes.writeUInt32LE(0o120777 * 65536, lastEntry(bytes) + 38)
      }),
    ),
    any(
      'a Word file that says it unpacks to four gigabytes',
      changed('claims', (bytes) => bytes.writeUInt32LE(0xfffffffe, lastEntry(bytes) + 24)),
      422,
      /unpacks to far more/,
    ),
    any(
      'a Word file that says its sizes stand elsewhere, where they do not',
      changed('zip64', (bytes) => bytes.writeUInt32LE(0xffffffff, lastEntry(bytes) + 24)),
      422,
    ),
    any(
      'a Word file that says it is smaller than it is',
      changed('smaller', (bytes) => bytes.writeUInt32LE(10, lastEntry(bytes) + 24)),
      422,
    ),
    any(
      'a Word file whose document lies outside of the file',
      changed('outside', (bytes) => bytes.writeUInt32LE(0x7fffffff, lastEntry(bytes) + 42)),
      422,
    ),
    any(
      'a Word file whose directory says 65,535 entries',
      changed('entries', (bytes) => bytes.writeUInt16LE(65535, bytes.lastIndexOf(endHeader) + 10)),
      422,
    ),
    any(
      'a Word file packed in a way nobody knows',
      changed('method', (bytes) => bytes.writeUInt16LE(99, lastEntry(bytes) + 10)),
      422,
    ),
    any(
      'a Word file whose document has a password',
      changed('password', (bytes) => bytes.writeUInt16LE(1, lastEntry(bytes) + 8)),
      422,
      /password/,
    ),
    any(
      'a Word file whose checksum is wrong',
      changed('checksum', (bytes) => bytes.writeUInt32LE(1, lastEntry(bytes) + 16)),
      422,
    ),
    any(
      'a Word file with rubbish before it',
      Buffer.concat([localHeader, Buffer.alloc(500, 1), wordFile(wordBody(paragraph('Rubbish') + wordParagraphs))]),
    ),
  ]
}

/** Two parts that a strict reader and a careless one would choose differently between. */
function twoOfOneName(): Buffer {
  const first = wordFile(wordBody(paragraph('The first')), { 'word/documenu.xml': wordBody(paragraph('The second')) })
  return Buffer.from(
    Buffer.from(first).toString('latin1').replaceAll('word/documenu.xml', 'word/document.xml'),
    'latin1',
  )
}

/** Word files of some kilobytes that unpack to as much as is let through, in places where nobody reads. */
export function heavyWordFiles(): HeavyFile[] {
  const much = () => 'a'.repeat(140 * 1024 * 1024)
  const of = (what: string, inner: () => string): HeavyFile => ({
    what,
    make: () =>
      zipSync({
        '[Content_Types].xml': strToU8(contentTypes),
        'word/document.xml': strToU8(wordBody(inner() + paragraph(contractText))),
      }),
  })
  return [
    of('a Word file with an attribute of 140 megabytes', () => `<w:p a="${much()}"/>`),
    of('a Word file with a remark of 140 megabytes', () => `<!--${much()}-->`),
    of('a Word file with an element whose name has 70 million letters', () => `<w:${much().slice(0, 70_000_000)}/>`),
    of('a Word file with 140 megabytes where no text stands', () => `<w:p><w:x>${much()}</w:x></w:p>`),
    of('a Word file with a paragraph of 480,000 parts', () => `<w:p>${'<w:r a="b" c="d"/>'.repeat(480_000)}</w:p>`),
    of('a Word file of 1.9 million paragraphs', () => paragraph('a').repeat(1_900_000)),
  ]
}
