import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../index.ts'
import { errorRate } from '../testing/error-rate.ts'
import { column, makePdf, type PdfPage, type Placed } from '../testing/make-pdf.ts'
import { generator, type Look, looks, makeScan, poorLooks, scanned, scannedText } from '../testing/make-scan.ts'
import { canRecognise } from './can-recognise.ts'

// A guard against hanging: recognising takes seconds a page, and many times that on a busy machine.
const limit = 300_000

const lease = [
  'This Leave and Licence Agreement is made at Pune on 5 January 2026 between',
  'Sunita Rao, the Licensor, and Orbis Foods Private Limited, the Licensee.',
  'The Licensee shall pay a monthly licence fee of Rs. 45,000 in advance on or',
  'before the fifth day of each month. A delay beyond ten days carries simple',
  'interest at 18% per annum. Either party may end this Agreement by giving the',
  'other sixty days of notice in writing.',
]
/** Enough where it is not the reading that is looked at. */
const few = lease.slice(0, 3)
/** The lines in another order: what stands on every page at the same place is a running head. */
const turn = (by: number) => [...lease.slice(by * 2 - 1), ...lease.slice(0, by * 2 - 1)]
/** As high as its lines need: what is white takes as long to look through as what is not. */
const page = (lines: string[]): PdfPage => ({
  height: lines.length > few.length ? 340 : 240,
  items: column(72, 90, lines, { leading: 16 }).map((line): Placed => ({ ...line, serif: true })),
})
/**
 * A picture of nothing: no words, much ink, of which each line costs as much as one of print. Always the same: in one of a
 * dozen clouds a letter or two is made out.
 */
async function photograph(height = 85): Promise<PdfPage> {
  const dots = { width: 800, height: Math.round((800 * height) / 595) }
  const random = generator(4)
  const grain = Uint8Array.from({ length: dots.width * dots.height }, () =>
    Math.min(255, Math.max(0, 128 + (random() + random() + random() - 1.5) * 120)),
  )
  const clouds = sharp(grain, { raw: { ...dots, channels: 1 } })
    .blur(14)
    .normalise()
  const spots = await clouds.toColourspace('b-w').jpeg().toBuffer()
  return { items: [], height, picture: { jpeg: new Uint8Array(spots), ...dots } }
}
const read = async (pages: PdfPage[], look: Look) => readDocument(await makeScan(pages, look))

test('all is there that it needs', async () => {
  expect(await canRecognise()).toBe(true)
})

test('scans of three qualities: hardly a letter is wrong, and each page says how sure it is', {
  timeout: limit,
}, async () => {
  const ways = Object.values(looks)
  const found = await readDocument(makePdf(await Promise.all(ways.map((look, i) => scanned(page(turn(i + 1)), look)))))
  expect(found.pages).toHaveLength(ways.length)
  for (const { number, start, end, source, confidence } of found.pages) {
    const text = found.text.slice(start, end)
    expect(errorRate(text, turn(number).join(' '))).toBeLessThan(0.015)
    expect(text).toContain('licence fee of Rs. 45,000 in advance')
    expect({ source, sure: confidence > 0.85 }).toEqual({ source: 'ocr', sure: true })
  }
  expect(found.warnings).toEqual([])
})

describe('the lie of a page', () => {
  test('pages that lie on either side or on their head are read', { timeout: limit }, async () => {
    // lines that lie wrong cost most of all, since each is tried in all ways: one of them is enough
    const words = (number: number) => turn(number)[0]!
    const turned = await Promise.all(
      [1, 2, 3].map((quarters) => scanned({ ...page([words(quarters)]), height: 180 }, { ...looks.office, quarters })),
    )
    const { text, pages } = await readDocument(makePdf(turned))
    expect(pages).toHaveLength(3)
    for (const { number, start, end } of pages)
      expect(errorRate(text.slice(start, end), words(number))).toBeLessThan(0.015)
  })
  test('one that lies 7 degrees askew is read', { timeout: limit }, async () => {
    const { text } = await read([page(lease)], { ...looks.photo, skew: -7 })
    expect(errorRate(text, lease.join(' '))).toBeLessThan(0.02)
  })
})

describe('reading order', () => {
  test('two columns are read one after the other', { timeout: limit }, async () => {
    const left = [
      'The Supplier shall deliver',
      'the goods at the appointed',
      'godown within seven days',
      'of each purchase order',
      'that it has accepted.',
    ]
    const right = [
      'The Buyer shall inspect',
      'the goods on arrival and',
      'report any shortage in',
      'writing within two days',
      'of the delivery.',
    ]
    const pair = {
      height: 250,
      items: [...column(72, 90, left, { leading: 15 }), ...column(330, 90, right, { leading: 15 })],
    }
    const { text } = await read([pair], looks.office)
    expect(text.replace(/\s+/g, ' ')).toContain(`${left.join(' ')} ${right.join(' ')}`)
  })
  test('a table is read row by row, its cells apart', { timeout: limit }, async () => {
    const rows = [
      ['Milestone', 'Due date', 'Amount'],
      ['Design approved', '1 March 2026', 'Rs. 1,20,000'],
      ['First delivery', '15 May 2026', 'Rs. 2,40,000'],
      ['Final handover', '30 June 2026', 'Rs. 90,000'],
    ]
    const items = rows.flatMap((cells, row) =>
      cells.map((text, i) => ({ x: [72, 230, 400][i]!, y: 120 + row * 24, text })),
    )
    const { text } = await read([{ height: 280, items }], looks.flatbed)
    expect(text).toBe(rows.map((cells) => cells.join('\t')).join('\n'))
  })
})

describe('Hindi', () => {
  const hindi =
    'यह अनुबंध पुणे में किया गया है। किरायेदार हर माह की पाँच तारीख तक किराया देगा। दोनों पक्ष साठ दिन की लिखित सूचना देकर यह अनुबंध समाप्त कर सकते हैं।'
  test('a page in Devanagari is read, and so is one in two scripts', { timeout: limit }, async () => {
    const both = `${lease.slice(0, 2).join(' ')}\n\n${hindi}`
    const pages = [await scannedText(hindi, looks.office), await scannedText(both, looks.flatbed)]
    const found = await readDocument(makePdf(pages))
    const [first, second] = found.pages.map(({ start, end }) => found.text.slice(start, end))
    expect(errorRate(first!, hindi)).toBeLessThan(0.03)
    expect(errorRate(second!, both)).toBeLessThan(0.03)
  })
})

test('rupee signs are kept, and no digit is made of one', { timeout: limit }, async () => {
  const text = [
    'The deposit is ₹1,50,000 and the monthly fee is ₹25,000 only.',
    'A sum of ₹3,25,000 is due on signing, and ₹32,000 on delivery.',
    'The parties have fixed 325,000 units and a cap of ₹45,00,000/-.',
  ]
  const found = await readDocument(makePdf([await scannedText(text.join('\n'), looks.flatbed)]))
  expect(found.text.match(/[\d,]{5,}\d/g)).toEqual(['1,50,000', '25,000', '3,25,000', '32,000', '325,000', '45,00,000'])
  for (const amount of ['₹3,25,000', '₹32,000', '₹45,00,000']) expect(found.text).toContain(amount)
  expect(found.text).not.toMatch(/[^\s₹\d,]\d/)
})

describe('documents of several kinds of pages', () => {
  const filler = [...lease, ...lease]
  test('text, scan, blank page and a picture without words: each is taken for what it is', {
    timeout: limit,
  }, async () => {
    const pages = [page(filler), await scanned(page(few), looks.office), { items: [] }, await photograph()]
    const seen: string[] = []
    const found = await readDocument(makePdf(pages), {
      onProgress: ({ stage, page, pages }) => seen.push(`${stage} ${page} of ${pages}`),
    })
    expect(
      found.pages.map(({ source, confidence }) => [
        source,
        confidence === 1 ? 'sure' : confidence === 0 ? 'unread' : 'good',
      ]),
    ).toEqual([
      ['text', 'sure'],
      ['ocr', 'good'],
      ['text', 'sure'],
      ['text', 'unread'],
    ])
    expect(found.pages.map(({ start, end }) => end > start)).toEqual([true, true, false, false])
    expect(found.warnings).toEqual(['Page 4 is a picture that is too poor to be read, or that holds no words.'])
    expect(seen).toEqual([
      'text 1 of 4',
      'text 2 of 4',
      'text 3 of 4',
      'text 4 of 4',
      'ocr 0 of 3',
      'ocr 1 of 3',
      'ocr 2 of 3',
      'ocr 3 of 3',
    ])
  })
  test('long stamps of signatures do not stand for a scan; a typed page beside a picture stays typed', {
    timeout: limit,
  }, async () => {
    const signed = [
      'Digitally signed by Sunita Rao, DN: c=IN, o=Personal, serial 7F3A99, Date: 2026.01.05 11:24:31',
      'Reason: I approve this document. Location: Pune, Maharashtra. Signature verified against the root.',
    ]
    const stamps = column(60, 280, [...signed, ...signed], { size: 6, leading: 8 })
    const found = await readDocument(
      makePdf([{ ...(await scanned(page(lease), looks.office)), items: stamps }, await photograph(), page(filler)]),
    )
    expect(found.pages.map(({ source, confidence }) => [source, confidence > 0.75])).toEqual([
      ['ocr', true],
      ['text', false],
      ['text', true],
    ])
    expect(found.text).toContain('Orbis Foods Private Limited, the Licensee.')
  })
  test('a stamp on a scan does not stand for its text, and a poor layer behind it is not believed', {
    timeout: limit,
  }, async () => {
    const stamp = [{ x: 72, y: 30, text: 'Envelope 7F3A-99 page 1', size: 8 }]
    const poor = column(
      72,
      90,
      [...lease, ...lease].map((line) => line.replace(/[aeo]/g, '3').replace(/l/g, '1')),
    )
    const scan = await scanned(page(few), looks.office)
    const found = await readDocument(
      makePdf([
        { ...scan, items: stamp },
        { ...scan, items: poor.map((item) => ({ ...item, hidden: true })) },
      ]),
    )
    expect(found.pages.map(({ source }) => source)).toEqual(['ocr', 'ocr'])
    for (const { start, end } of found.pages)
      expect(found.text.slice(start, end)).toContain('Orbis Foods Private Limited, the Licensee.')
  })
  test('a good layer behind a scan is believed, and its picture not looked at', async () => {
    const scan = await scanned(page(lease), looks.office)
    const found = await readDocument(makePdf([{ ...scan, items: page(filler).items }]), {
      onProgress: ({ stage }) => expect(stage).toBe('text'),
    })
    expect(found.pages[0]).toMatchObject({ source: 'text', confidence: 1 })
  })
})

describe('what cannot be read', () => {
  /** Nobody can read it, in whatever position it is tried. */
  const awful = () => scanned({ ...page(few), height: 340 }, poorLooks.thumbnail)
  test('a page too poor to be read gives no text at all rather than a wrong one', { timeout: limit }, async () => {
    const found = await readDocument(makePdf([page([...lease, ...lease]), await awful()]))
    expect(found.pages[1]).toMatchObject({ confidence: 0 })
    expect(found.pages[1]!.end).toBe(found.pages[1]!.start)
  })
  test('faint print is read, and blank backs do not hide that the fronts could not be', {
    timeout: limit,
  }, async () => {
    const faint = await makeScan([page(few)], { ...looks.flatbed, ink: 150 })
    expect(errorRate((await readDocument(faint)).text, few.join(' '))).toBeLessThan(0.02)
    const fronts = [await awful(), { items: [] }, { ...(await photograph(340)), items: column(60, 60, ['Page 3']) }]
    await expect(readDocument(makePdf(fronts))).rejects.toMatchObject({
      message: expect.stringMatching(/Scan it again/),
    })
  })
  test('nothing is joined over a page that was not read', async () => {
    const scan = await scanned(page(few), looks.office)
    const cut = [...lease, ...lease.slice(0, 5)]
    const found = await readDocument(
      makePdf([page(cut), scan, page(['the whole of the deposit within thirty days of the', ...cut])]),
      { recognitionLimitMs: -1 },
    )
    expect(found.text).toContain('by giving the\n\nthe whole of the deposit')
  })
  test('when time is over the pages left are told as unread', { timeout: limit }, async () => {
    const scan = await scanned(page(few), looks.office)
    const found = await readDocument(makePdf([page([...lease, ...lease]), scan, scan]), { recognitionLimitMs: -1 })
    expect(found.pages.map(({ confidence }) => confidence)).toEqual([1, 0, 0])
    expect(found.warnings).toEqual([expect.stringMatching(/^Pages 2-3 were not read, since recognising/)])
  })
  test('a picture too large to be unpacked is not opened', async () => {
    const bomb = { items: [], picture: { jpeg: new Uint8Array(10), width: 60_000, height: 60_000 } }
    const found = await readDocument(makePdf([page([...lease, ...lease]), bomb]))
    expect(found.pages[1]).toMatchObject({ confidence: 0 })
    expect(found.warnings).toEqual([expect.stringMatching(/^Page 2 was not read, since the pictures/)])
  })
  test('who stops waiting is not kept waiting', { timeout: limit }, async () => {
    const controller = new AbortController()
    const onProgress = ({ stage }: { stage: string }) =>
      stage === 'ocr' && controller.abort(new Error('the person left'))
    const file = await makeScan([page(few), page(few)], looks.office)
    await expect(readDocument(file, { signal: controller.signal, onProgress })).rejects.toThrow('the person left')
  })
})
