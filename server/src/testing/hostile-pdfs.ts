import { deflateSync } from 'node:zlib'
import { contractText } from './files.ts'
import { catalog, font, type PdfObject, page, pages, pdfOfObjects, stream } from './pdf-objects.ts'
import type { HeavyFile, UglyFile } from './ugly-file.ts'

const paragraphs = contractText.split('\n').filter(Boolean)
const shown = (lines: readonly string[]) =>
  `BT /F1 11 Tf 56 780 Td\n${lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&').slice(0, 90)}) Tj 0 -14 Td`).join('\n')}\nET\n`

/** A page of a contract, with one thing about it that is not as it should be. Object 6 is the first of `rest`. */
const contract = (mark: string, options: Parameters<typeof page>[0] = {}, rest: PdfObject[] = [], root = catalog) =>
  pdfOfObjects([root, pages, page(options), stream(shown([mark, ...paragraphs])), font, ...rest])
const picture = (mark: string, dictionary: string, data = '\x07'.repeat(4000)) =>
  pdfOfObjects([
    ...[catalog, pages, page({ resources: '/XObject << /I 6 0 R >>' })],
    ...[stream(`${shown([mark, ...paragraphs])}q 500 0 0 500 0 0 cm /I Do Q`), font],
    stream(data, `/Type /XObject /Subtype /Image ${dictionary}`),
  ])

/** PDFs that attack whoever opens them, or carry what a reader must leave alone. */
export function hostilePdfs(): UglyFile[] {
  const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >> /ID [<c3> <c3>]`
  const huge = '/Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB'
  const form = (inner: string, name: string): PdfObject =>
    stream(inner, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << ${name} >> >>`)
  const fanOut = Array.from({ length: 10 }, (_, level) => form('/A Do '.repeat(4), `/A ${level + 7} 0 R`))
  const withForms = (mark: string, forms: PdfObject[]) =>
    pdfOfObjects([
      ...[catalog, pages, page({ resources: '/XObject << /A 6 0 R >>' })],
      ...[stream(`${shown([mark, ...paragraphs])}/A Do`), font, ...forms],
    ])
  const own = '<< /Type /Catalog /Pages 2 0 R'
  const file = (what: string, bytes: Uint8Array, ends: UglyFile['ends'] = 'completed', says?: RegExp): UglyFile => ({
    what,
    bytes,
    ends,
    ...(says && { says }),
  })
  return [
    file(
      'a PDF with a password',
      pdfOfObjects([catalog, pages, page(), stream(shown(paragraphs)), font], locked),
      422,
      /protected with a password/,
    ),
    file(
      'a PDF with a file inside it',
      contract(
        'carries',
        {},
        ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', stream('MZ program', '/Type /EmbeddedFile')],
        `${own} /Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >> >>`,
      ),
    ),
    file(
      'a PDF that starts a program when opened',
      contract('starts', {}, [], `${own} /OpenAction << /S /Launch /F (/bin/sh) >> >>`),
    ),
    file(
      'a PDF that fetches a page of the network',
      contract('fetches', { more: '/AA << /O << /S /URI /URI (http://192.0.2.1/x) >> >>' }),
    ),
    file(
      'a PDF with a form in XFA',
      contract('xfa', {}, [stream('<xdp/>')], `${own} /AcroForm << /Fields [] /XFA 6 0 R >> >>`),
    ),
    file(
      'a PDF whose stream is as long as itself says',
      pdfOfObjects([catalog, pages, page(), `<< /Length 4 0 R >>\nstream\n${shown(paragraphs)}endstream`, font]),
      'any',
    ),
    file(
      'a PDF whose page is its own parent',
      pdfOfObjects([
        catalog,
        pages,
        page().replace('/Parent 2', '/Parent 3'),
        stream(shown(['own', ...paragraphs])),
        font,
      ]),
      'any',
    ),
    file('a PDF whose contents name themselves', pdfOfObjects([catalog, pages, page(), '[4 0 R 4 0 R]', font]), 'any'),
    file(
      'a PDF whose cross-references go back to themselves',
      Buffer.from(
        contract('back')
          .toString('latin1')
          .replace(/trailer\n<< ([\s\S]*startxref\n)(\d+)/, 'trailer\n<< /Prev $2 $1$2'),
        'latin1',
      ),
      'any',
    ),
    file('a PDF on paper turned inside out', contract('inside', { box: '[595 842 0 0]' }), 'any'),
    file('a PDF on paper of negative size', contract('negative', { box: '[0 0 -595 -842]' }), 'any'),
    file('a PDF on paper larger than the sky', contract('sky', { box: '[0 0 1e12 1e12]' }), 'any'),
    file('a PDF on paper of no size', contract('none', { box: '[0 0 0 0]' }), 'any'),
    file('a PDF on paper of words', contract('words', { box: '[/a (b) null]' }), 'any'),
    file(
      'a PDF with a picture of 60,000 by 60,000 points in a few bytes',
      picture('points', `${huge} /Filter /DCTDecode`),
      'any',
    ),
    file('a PDF with a JPEG 2000 of noise', picture('noise jpx', `${huge} /Filter /JPXDecode`), 'any'),
    file('a PDF with a JBIG2 of noise', picture('noise jbig2', `${huge} /Filter /JBIG2Decode`), 'any'),
    file('a PDF with a fax of noise', picture('noise fax', `${huge} /Filter /CCITTFaxDecode`), 'any'),
    file('a PDF whose form draws itself', withForms('draws', [form('/A Do /A Do', '/A 6 0 R')]), 'any'),
    file('a PDF of forms in forms, a million in all', withForms('million', [...fanOut, form('', '')])),
    file(
      'a PDF that is packed fifty times over',
      pdfOfObjects([
        ...[catalog, pages, page()],
        { dictionary: `/Filter [${'/FlateDecode '.repeat(50)}]`, data: packed(shown(paragraphs), 50) },
        font,
      ]),
      'any',
    ),
    file(
      'a PDF that was changed five hundred times',
      Buffer.concat([
        contract('changed'),
        Buffer.from('5 0 obj\nnull\nendobj\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\n'.repeat(500)),
      ]),
      'any',
    ),
  ]
}

function packed(text: string, times: number): Buffer {
  let bytes = Buffer.from(text, 'latin1')
  for (let round = 0; round < times; round++) bytes = deflateSync(bytes)
  return bytes
}

const megabyte = 1024 * 1024

/** PDFs of a few kilobytes that want gigabytes or minutes. */
export function heavyPdfs(): HeavyFile[] {
  const one = (content: string | Buffer, dictionary = '/Filter /FlateDecode') =>
    pdfOfObjects([catalog, pages, page(), { dictionary, data: deflateSync(content) }, font])
  const text = shown(paragraphs)
  const blank = () => Buffer.concat([Buffer.from(text), Buffer.alloc(1000 * megabyte, 32)])
  const wide = `/DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /W [0 500000000 600] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>]`
  const kids = Array.from({ length: 500 }, (_, index) => `${index + 6} 0 R`).join(' ')
  return [
    {
      what: 'a PDF with cross-references for 24 million objects',
      make: () => manyReferences(24_000_000),
    },
    {
      what: 'a PDF with a font of 500 million widths',
      make: () =>
        pdfOfObjects([
          ...[catalog, pages, page(), stream(text)],
          `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H ${wide} >>`,
        ]),
    },
    {
      what: 'a PDF with one word of 140 million letters',
      make: () => one(`BT /F1 11 Tf 56 780 Td (${'a'.repeat(140 * megabyte)}) Tj ET`),
    },
    {
      what: 'a PDF with a list of 70 million numbers',
      make: () => one(`${text}[ ${'1 '.repeat(70 * megabyte)}]`),
    },
    {
      what: 'a PDF with 70 million commands that draw nothing',
      make: () => one(text + 'q Q '.repeat(35 * megabyte)),
    },
    {
      what: 'a PDF with 8 million letters on one spot',
      make: () => one(`BT /F1 11 Tf 56 780 Td ${'(a) Tj '.repeat(8 * megabyte)}ET`),
    },
    {
      what: 'a PDF whose gigabyte of blanks says that it is a picture',
      make: () => one(blank(), '/Subtype /Image /Filter /FlateDecode'),
    },
    {
      what: 'a PDF whose gigabyte of blanks says elsewhere how it is packed',
      make: () =>
        pdfOfObjects([
          ...[catalog, pages, page()],
          ...[{ dictionary: '/Filter 6 0 R', data: deflateSync(blank()) }, font, '/FlateDecode'],
        ]),
    },
    {
      what: 'a PDF of 500 pages that share a content of 40 megabytes',
      make: () =>
        pdfOfObjects([
          ...[catalog, `<< /Type /Pages /Count 500 /Kids [${kids}] >>`, 'null'],
          { dictionary: '/Filter /FlateDecode', data: deflateSync(text + 'q Q '.repeat(10 * megabyte)) },
          ...[font, ...Array.from({ length: 500 }, () => page())],
        ]),
    },
  ]
}

/** Its cross-references are a stream: 144 MB of them pack into 600 kB. */
function manyReferences(count: number): Buffer {
  const plain = pdfOfObjects([catalog, pages, page(), stream(shown(paragraphs)), font])
  const start = plain.indexOf('xref\n0 ')
  const offsets = [...plain.toString('latin1').matchAll(/^\d+ 0 obj$/gm)].map((match) => match.index)
  // all behind those of the few objects lead to the first
  const rows = Buffer.alloc(count * 6, Buffer.from([1, 0, 0, 0, 9, 0]))
  rows.fill(0, 0, 6)
  for (const [index, offset] of offsets.entries()) rows.writeUInt32BE(offset, index * 6 + 7)
  const data = deflateSync(rows, { level: 1 })
  const dictionary = `/Type /XRef /Size ${count} /W [1 4 1] /Root 1 0 R /Filter /FlateDecode /Length ${data.length}`
  return Buffer.concat([
    plain.subarray(0, start),
    Buffer.from(`6 0 obj\n<< ${dictionary} >>\nstream\n`),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ])
}
