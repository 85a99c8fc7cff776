import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../index.ts'
import { type DocxParts, makeDocx, p, run, table } from '../testing/make-docx.ts'

const read = (parts: DocxParts) => readDocument(makeDocx(parts))
const textOf = async (body: string) => (await read({ body })).text

describe('a Word file is read as Word shows it', () => {
  test('tracked insertions stay and deletions go, and the person is told', async () => {
    const reading = await read({
      body: p(
        `${run('The fee is ')}<w:del w:id="1"><w:r><w:delText>5</w:delText></w:r></w:del><w:ins w:id="2">${run('10')}</w:ins>${run(' lakh.')}<w:moveFrom w:id="3">${run('Gone')}</w:moveFrom><w:moveTo w:id="4">${run(' Here')}</w:moveTo>`,
      ),
    })
    expect(reading.text).toBe('The fee is 10 lakh. Here')
    expect(reading.warnings).toEqual([expect.stringContaining('tracked changes')])
  })

  test.each([
    ['the end of a paragraph', p('One', '<w:rPr><w:ins w:id="1"/></w:rPr>')],
    ['a row', `<w:tbl><w:tr><w:trPr><w:ins w:id="1"/></w:trPr><w:tc>${p('new')}</w:tc></w:tr></w:tbl>`],
    ['a cell', `<w:tbl><w:tr><w:tc><w:tcPr><w:cellIns w:id="1"/></w:tcPr>${p('new')}</w:tc></w:tr></w:tbl>`],
    ['a paragraph', `<w:ins w:id="1">${p('new')}</w:ins>`],
  ])('that %s was put in is a tracked change, too', async (_, body) =>
    expect((await read({ body })).warnings).toEqual([expect.stringContaining('tracked changes')]),
  )

  test('boxes and lists of old forms say what was ticked or chosen', async () => {
    const old = (data: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const box = (marks: string) => old(`<w:checkBox>${marks}</w:checkBox>`)
    const list = old(
      '<w:ddList><w:result w:val="1"/><w:listEntry w:val="weekly"/><w:listEntry w:val="monthly"/></w:ddList>',
    )
    const lines = [
      box('<w:default w:val="0"/><w:checked/>'),
      box('<w:default w:val="1"/><w:checked w:val="0"/>'),
      box('<w:default w:val="1"/>'),
    ]
    expect(await textOf(lines.map((each) => p(`${each}${run(' With GST')}`)).join(''))).toBe(
      '☒ With GST\n\n☐ With GST\n\n☒ With GST',
    )
    expect(await textOf(p(`${run('Paid ')}${list}`))).toBe('Paid monthly')
  })

  test('comments in the margin are no text of the contract, and the person is told', async () => {
    const comment = `<w:comment w:id="0">${p('We never pay this.')}</w:comment>`
    const reading = await read({ body: p('Text'), comments: comment })
    expect([reading.text, reading.warnings]).toEqual(['Text', [expect.stringContaining('comments in its margin')]])
    expect((await read({ body: p('Text'), comments: '' })).warnings).toEqual([])
  })

  test('a picture as large as a page is told as not read; a logo, a signature and letter paper are not', async () => {
    const cm = 360_000
    const picture = (width: number, height: number) =>
      `<w:p><w:r><w:drawing xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><wp:inline><wp:extent cx="${width * cm}" cy="${height * cm}"/><a:graphic><a:blip/></a:graphic></wp:inline></w:drawing></w:r></w:p>`
    const old = `<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape style="width:450pt;height:600pt"><v:imagedata/></v:shape></w:pict></w:r></w:p>`
    const told = [expect.stringContaining('large picture')]
    expect((await read({ body: p('Text') + picture(16, 23) })).warnings).toEqual(told)
    expect((await read({ body: p('Text') + old })).warnings).toEqual(told)
    expect((await read({ body: p('Text') + picture(17, 3) + picture(5, 4) })).warnings).toEqual([])
    expect((await read({ body: p('Text'), header: picture(21, 29.7) })).warnings).toEqual([])
  })

  test('a paragraph whose end was deleted runs on into the next', async () => {
    const body = p('One ', '<w:rPr><w:del w:id="1"/></w:rPr>') + p('sentence.')
    expect(await textOf(body)).toBe('One sentence.')
  })

  test('fields show their result, not their instruction, nested ones too', async () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const body = p(
      `${run('See clause ')}${field('begin')}<w:r><w:instrText> REF _x \\h </w:instrText></w:r>${field('begin')}<w:r><w:instrText>QUOTE</w:instrText></w:r>${field('separate')}${run('hidden')}${field('end')}${field('separate')}${run('4.2')}${field('end')}${run('.')}<w:fldSimple w:instr="PAGE">${run(' p. 7')}</w:fldSimple>`,
    )
    expect(await textOf(body)).toBe('See clause 4.2. p. 7')
  })

  test('a text box is read once, whichever form the file offers', async () => {
    const box = (text: string) => `<w:txbxContent>${p(text)}</w:txbxContent>`
    const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box('Boxed')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('Boxed')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    const onlyOld = `<w:r><mc:AlternateContent><mc:Choice Requires="x"/><mc:Fallback><w:pict>${box('Old')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    expect(await textOf(p(run('Before') + both) + p(run('After') + onlyOld))).toBe('Before\n\nBoxed\n\nAfter\n\nOld')
  })

  test('hidden text goes, by run, by character style and by paragraph style', async () => {
    const styles =
      '<w:style w:type="character" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="P"><w:basedOn w:val="H"/></w:style>'
    const body =
      p(
        run('Seen') +
          run(' no', '<w:vanish/>') +
          run(' no', '<w:rStyle w:val="H"/>') +
          run(' too', '<w:vanish w:val="0"/>'),
      ) + p('Never', '<w:pStyle w:val="P"/>')
    expect((await read({ body, styles })).text).toBe('Seen too')
  })

  test('breaks, hyphens, symbols and content controls', async () => {
    const body = `${p(`<w:r><w:t>Line</w:t><w:br/><w:t>two</w:t><w:tab/><w:t>non</w:t><w:noBreakHyphen/><w:t>stop ter</w:t><w:softHyphen/><w:t>m</w:t></w:r>`)}<w:sdt><w:sdtPr/><w:sdtContent>${p(`<w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:t> agreed, ﬁnal</w:t></w:r>`)}</w:sdtContent></w:sdt>`
    expect(await textOf(body)).toBe('Line\ntwo non-stop term\n\n✓ agreed, final')
  })

  test('a table is read row by row with tabs between cells, nested tables too', async () => {
    const body =
      p('Fees') +
      table([
        ['Item', 'Amount'],
        ['Rent', '₹ 50,000'],
        ['', 'in advance'],
        ['Sum', `${table([['a', 'b']])}${p('')}`],
      ]) +
      p('End')
    expect(await textOf(body)).toBe('Fees\n\nItem\tAmount\nRent\t₹ 50,000\n\tin advance\nSum\ta\tb\n\nEnd')
  })

  test('a frame around the whole contract keeps its paragraphs apart', async () => {
    expect(await textOf(table([[p('1. One') + p('2. Two')]]))).toBe('1. One\n\n2. Two')
  })

  test('a deleted row of a table is left out', async () => {
    const body = `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${p('old')}</w:tc></w:tr><w:tr><w:tc>${p('new')}</w:tc></w:tr></w:tbl>`
    expect(await textOf(body)).toBe('new')
  })

  test('notes: a mark in place and the text at the end, footnotes before endnotes, unused ones left out', async () => {
    const note = (kind: string, id: number, text: string) => `<w:${kind} w:id="${id}">${p(text)}</w:${kind}>`
    const reading = await read({
      body: p(
        `${run('Price')}<w:r><w:endnoteReference w:id="2"/></w:r>${run(' and term')}<w:r><w:footnoteReference w:id="5"/></w:r>`,
      ),
      footnotes: note('footnote', 4, 'unused') + note('footnote', 5, 'Three years.'),
      endnotes: note('endnote', 2, 'Net of tax.'),
    })
    expect(reading.text).toBe('Price[i] and term[1]\n\n[1] Three years.\n\n[i] Net of tax.')
  })

  test('letter paper of a business that nothing else names is part of the text', async () => {
    const header = p('SUNRISE CATERERS') + p('Shop 4, Laxmi Road, Pune 411030')
    const footer = p('Regd. office of Sunrise Caterers')
    const reading = await read({ body: p('To, Mrs. Joshi'), header, footer })
    expect(reading.text).toBe('SUNRISE CATERERS\nShop 4, Laxmi Road, Pune 411030\n\nTo, Mrs. Joshi')
    expect(reading.furniture.map(({ text }) => text)).toEqual(['Regd. office of Sunrise Caterers'])
    expect((await read({ body: p('Sunrise Caterers serve.'), header })).text).toBe('Sunrise Caterers serve.')
    const named = await read({ body: p('To, Mrs. Joshi'), header, footer: p('Sunrise Caterers | Tel 020-24451234') })
    expect(named.text.match(/sunrise/gi)).toHaveLength(1)
    expect(named.furniture.map(({ text }) => text)).toEqual(['Sunrise Caterers | Tel 020-24451234'])
  })

  test('heads and feet are kept apart from the text', async () => {
    const reading = await read({ body: p('Text'), header: p('ACME – Confidential'), footer: p('Page 1') })
    expect(reading.text).toBe('Text')
    expect(reading.furniture).toEqual([
      { page: 1, text: 'ACME – Confidential' },
      { page: 1, text: 'Page 1' },
    ])
  })

  test('macros are not run, only mentioned', async () => {
    const reading = await read({ body: p('Text'), extra: { 'word/vbaProject.bin': strToU8('x') } })
    expect(reading.warnings).toEqual([expect.stringContaining('macros')])
  })
})

describe('a Word file that cannot be trusted is refused', () => {
  const reasonOf = (bytes: Uint8Array) =>
    readDocument(bytes).then(
      () => 'read',
      (error) => error.reason,
    )
  /** What the directory of an archive says that each entry unpacks to. */
  const claimSizes = (bytes: Uint8Array, size: number) => {
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  const archive = (document: string) =>
    zipSync({
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${document}</w:document>`,
      ),
    })

  test('document type declarations (they could define entities that grow without end)', async () => {
    const bomb = zipSync({
      'word/document.xml': strToU8('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>'),
    })
    expect(await reasonOf(bomb)).toBe('corrupt')
  })

  test('a file that claims to unpack to hundreds of megabytes', async () => {
    const bytes = zipSync({ 'word/document.xml': strToU8('<x/>'), 'word/media/a.bin': new Uint8Array(9) })
    claimSizes(bytes, 80 * 1024 * 1024)
    expect(await reasonOf(bytes)).toBe('unpacks_too_large')
  })

  test('a file whose header lies about its size', async () => {
    const bytes = makeDocx({ body: p('x'.repeat(500_000)) })
    claimSizes(bytes, 10)
    expect(await reasonOf(bytes)).toBe('corrupt')
  })

  test('too many entries', async () => {
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`word/${i}.xml`, new Uint8Array(0)]))
    expect(await reasonOf(zipSync(many, { level: 0 }))).toBe('unpacks_too_large')
  })

  test('senseless depth', async () => {
    expect(await reasonOf(archive(`<w:body>${'<w:sdt>'.repeat(400)}${'</w:sdt>'.repeat(400)}</w:body>`))).toBe(
      'unpacks_too_large',
    )
  })

  test('two parts of one name', async () => {
    const bytes = zipSync({ 'word/document.xml': strToU8('<x/>'), 'word/Document.xml': strToU8('<x/>') })
    expect(await reasonOf(bytes)).toBe('corrupt')
  })

  test('more text than a contract has', async () => {
    const long = p('word '.repeat(1000)).repeat(420)
    expect(await reasonOf(makeDocx({ body: long }))).toBe('too_long')
  })

  test('no words at all', async () => {
    expect(await reasonOf(makeDocx({ body: p('') }))).toBe('no_text')
  })

  test('cut off in the middle', async () => {
    const whole = makeDocx({ body: p('Some text') })
    expect(await reasonOf(whole.subarray(0, whole.length / 2))).toBe('corrupt')
  })
})
