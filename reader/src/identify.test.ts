import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { countPages, identify, readDocument, UnreadableFile } from './index.ts'
import { makeDocx, p } from './testing/make-docx.ts'
import { makePdf } from './testing/make-pdf.ts'

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const ole = (stream: string) =>
  Uint8Array.from(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]),
  )
const archive = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])))

/** An archive without its end, where the directory stands. */
const cutOff = (...names: string[]) => {
  const whole = archive(...names)
  return whole.subarray(0, Buffer.from(whole).indexOf('PK\x01\x02'))
}

test.each([
  ['in a folder of its own', (name: string) => name.replace(/^word\//, 'parts/').replace('document.xml', 'main.xml')],
  ['under names that begin with a slash', (name: string) => (name.startsWith('word/') ? `/${name}` : name)],
  ['under names in capitals', (name: string) => name.replace(/^word\//, 'WORD/')],
])('a Word file whose parts lie %s is read', async (_where, renamed) => {
  const parts = unzipSync(makeDocx({ body: p('The Tenant shall pay.') }))
  const moved = Object.entries(parts).map(([name, data]) => {
    const text = strFromU8(data)
    const rewritten = /\.rels$|Types/.test(name)
      ? text.replace(/word\/document\.xml/g, (path) => renamed(path).replace(/^\//, ''))
      : text
    return [renamed(name), strToU8(rewritten)] as const
  })
  const { kind, text } = await readDocument(zipSync(Object.fromEntries(moved)))
  expect({ kind, text }).toEqual({ kind: 'docx', text: 'The Tenant shall pay.' })
})

test('what is readable is known by its content', () => {
  expect(identify(makePdf([{ items: [] }])).kind).toBe('pdf')
  expect(identify(bytesOf(`\r\nmail gateway\r\n${'%PDF-1.4'}`)).kind).toBe('pdf')
  expect(identify(makeDocx({ body: p('x') })).kind).toBe('docx')
  expect(identify(bytesOf('THIS AGREEMENT')).mimeType).toBe('text/plain')
})

const bad: [what: string, bytes: Uint8Array, reason: string, words: RegExp][] = [
  ['nothing', new Uint8Array(0), 'empty_file', /is empty/],
  ['11 MB', new Uint8Array(11 * 1024 * 1024).fill(65), 'too_large', /11 MB; at most 10 MB/],
  ['a PNG of nothing', bytesOf('\x89PNG\r\n\x1a\n'), 'corrupt', /Photo 1 is damaged/],
  ['a JPEG of nothing', bytesOf('\xff\xd8\xff\xe0'), 'corrupt', /Photo 1 is damaged/],
  ['a GIF', bytesOf('GIF89a'), 'wrong_kind', /Save it as JPG or PNG/],
  ['a HEIC photo', bytesOf('\0\0\0\x18ftypheic'), 'wrong_kind', /HEIC.*Save it as JPG/],
  ['a drawing called a picture', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong_kind', /web page/],
  ['RTF', bytesOf('{\\rtf1 Agreement}'), 'wrong_kind', /Rich Text/],
  ['HTML', bytesOf('\n <!DOCTYPE html><p>Agreement'), 'wrong_kind', /web page/],
  ['XML', bytesOf('<?xml version="1.0"?><a/>'), 'wrong_kind', /cannot be read/],
  ['a program', bytesOf(`MZ\x90\0${'\0'.repeat(60)}`), 'wrong_kind', /cannot be read/],
  ['bytes', Uint8Array.from({ length: 999 }, (_, i) => (i * 7919) % 251), 'wrong_kind', /cannot be read/],
  ['text with a zero', bytesOf('Agreement\0between'), 'wrong_kind', /cannot be read/],
  ['a spreadsheet', archive('[Content_Types].xml', 'xl/workbook.xml'), 'wrong_kind', /spreadsheet/],
  ['slides', archive('[Content_Types].xml', 'ppt/presentation.xml'), 'wrong_kind', /presentation/],
  ['a ZIP', archive('contract.docx'), 'wrong_kind', /ZIP/],
  ['old Word', ole('WordDocument'), 'wrong_kind', /old \.doc format/],
  ['Word with a password', ole('EncryptedPackage'), 'encrypted', /password/],
  ['PDF with a password', makePdf([{ items: [] }], { encrypted: true }), 'encrypted', /password/],
  ['PDF cut off', makePdf([{ items: [] }]).subarray(0, 60), 'corrupt', /damaged/],
  ['PDF without pages', makePdf([]), 'empty_file', /no pages/],
  ['PDF of 501 pages', makePdf(Array(501).fill({ items: [] })), 'too_many_pages', /501 pages; at most 500/],
  ['Word without its text', archive('word/other.xml'), 'corrupt', /damaged/],
  [
    'Word cut off, other parts first',
    cutOff('customXml/item1.xml', 'word/document.xml'),
    'corrupt',
    /Word file is damaged/,
  ],
  ['Word cut off in its first part', cutOff('[Content_Types].xml'), 'corrupt', /Word file is damaged/],
  ['a spreadsheet cut off', cutOff('docProps/app.xml', 'xl/workbook.xml'), 'wrong_kind', /spreadsheet/],
  ['a ZIP cut off', cutOff('a.txt', 'b.txt'), 'wrong_kind', /ZIP/],
  ['blanks', bytesOf(' \n\n '), 'no_text', /no text/],
]

test.each(bad)('%s is refused when read and when its pages are counted', async (_, bytes, reason, words) => {
  for (const refuse of [readDocument, countPages]) {
    const error = await refuse(bytes).then(
      () => undefined,
      (caught: unknown) => caught,
    )
    expect(error).toBeInstanceOf(UnreadableFile)
    expect(error).toMatchObject({ reason, message: expect.stringMatching(words) })
    expect((error as Error).message).not.toMatch(/[{}]/)
  }
})

test('a document of blank pages is refused when read, with words that say what to do', async () => {
  await expect(readDocument(makePdf([{ items: [] }]))).rejects.toMatchObject({
    reason: 'no_text',
    message: expect.stringMatching(/pages of this PDF are blank\. Check/),
  })
})

test('pages are counted: those of a PDF, else 3,000 characters each', async () => {
  expect(await countPages(makePdf([{ items: [] }, { items: [] }]))).toBe(2)
  expect(await countPages(bytesOf('x'.repeat(6001)))).toBe(3)
  expect(await countPages(makeDocx({ body: p('x'.repeat(3001)) }))).toBe(2)
})

test('reading stops when its time is over, and when the caller says so', async () => {
  const pdf = makePdf(Array(50).fill({ items: [{ x: 50, y: 50, text: 'Text' }] }))
  await expect(readDocument(pdf, { timeLimitMs: 0 })).rejects.toMatchObject({ reason: 'took_too_long' })
  const controller = new AbortController()
  const seen: number[] = []
  const onProgress = ({ page }: { page: number }) => {
    seen.push(page)
    if (page === 3) controller.abort(new Error('the person left'))
  }
  await expect(readDocument(pdf, { signal: controller.signal, onProgress })).rejects.toThrow('the person left')
  expect(seen).toEqual([1, 2, 3])
})

test('the bytes of the caller are left untouched', async () => {
  const pdf = makePdf([{ items: [{ x: 50, y: 50, text: 'Text' }] }])
  const copy = pdf.slice()
  await readDocument(pdf)
  expect(pdf).toEqual(copy)
})
