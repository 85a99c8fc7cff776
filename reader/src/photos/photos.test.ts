import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bindPhotos, countPages, readDocument, UnreadableFile } from '../index.ts'
import { openPictures } from '../ocr/pictures.ts'
import { column } from '../testing/make-pdf.ts'
import { looks, scanned } from '../testing/make-scan.ts'

const lines = [
  'This Leave and Licence Agreement is made at Pune between Sunita Rao,',
  'the Licensor, and Orbis Foods Private Limited, the Licensee. The Licensee',
  'shall pay a monthly licence fee of Rs. 45,000 on or before the fifth day of',
  'each month. Either party may end it by sixty days of notice in writing.',
]

/** A plain picture whose left half is dark. */
const halves = (width = 400, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#000' } }, left: 0, top: 0 },
  ])

async function drawn(pdf: Uint8Array, number: number) {
  const pictures = await openPictures(pdf, 72)
  try {
    return await pictures.draw(number)
  } finally {
    pictures.close()
  }
}

const sentence = async (photos: readonly Uint8Array[]) => {
  const error = await bindPhotos(photos).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(UnreadableFile)
  return `${error.reason}: ${error.message}`
}

describe('photos become one document', () => {
  test('in their order, a page each, JPEG and PNG alike, and the same again', async () => {
    const wide = await halves(600, 400).jpeg().toBuffer()
    const tall = await halves().png().toBuffer()
    const pdf = await bindPhotos([wide, tall])
    expect(await countPages(pdf)).toBe(2)
    const [first, second] = [await drawn(pdf, 1), await drawn(pdf, 2)]
    expect([first.width > first.height, second.width > second.height]).toEqual([true, false])
    expect(Buffer.from(await bindPhotos([wide, tall])).equals(pdf)).toBe(true)
  })

  test('turned as the camera says that it was held', async () => {
    // the camera lay on its side: what is left in the file is the top of the page
    const pdf = await bindPhotos([await halves(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()])
    // nor is anything kept of what a camera writes beside a picture: it tells where and when
    expect(Buffer.from(pdf).includes('Exif')).toBe(false)
    const { width, height, grey } = await drawn(pdf, 1)
    expect(height).toBeGreaterThan(width)
    const at = (x: number, y: number) => grey[Math.floor(y * height) * width + Math.floor(x * width)]!
    expect([at(0.2, 0.2) < 40, at(0.8, 0.2) < 40, at(0.2, 0.8) > 215, at(0.8, 0.8) > 215]).toEqual(Array(4).fill(true))
  })

  test('large ones are made smaller, what shines through is paper', async () => {
    const clear = await sharp({ create: { width: 5000, height: 3000, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const pdf = await bindPhotos([clear])
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Width 2400 \/Height 1440 /)
    expect((await drawn(pdf, 1)).grey[0]).toBe(255)
  })

  test('the words of a photo are read', async () => {
    const items = column(72, 90, lines, { leading: 16 }).map((line) => ({ ...line, serif: true }))
    // as high as its lines need: what is white takes as long to look through as what is not
    const page = { items, height: 240 }
    const { picture } = await scanned(page, looks.photo)
    const { text, pages } = await readDocument(picture!.jpeg)
    expect(text).toContain('monthly licence fee of Rs. 45,000')
    expect(pages).toMatchObject([{ number: 1, source: 'ocr' }])
  })
})

describe('what is no page is refused in words', () => {
  test('one that was cut off', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const whole = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer()
    expect(await sentence([whole, whole.subarray(0, whole.length / 2)])).toMatch(/^corrupt: Photo 2 is damaged/)
  })

  test('a few bytes that call themselves a wall of paper', async () => {
    const small = await halves(8, 8).png().toBuffer()
    const bomb = Buffer.from(small)
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    // the check sum of the header, which must be right for it to be read at all
    const { crc32 } = await import('node:zlib')
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    expect(await sentence([bomb])).toMatch(/^unpacks_too_large: Photo 1 has more than 75 million dots/)
  })

  test('something else among them, and more than a document may have', async () => {
    const photo = await halves(8, 8).png().toBuffer()
    expect(await sentence([photo, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])).toMatch(
      /^wrong_kind: File 2 of these is no JPG or PNG/,
    )
    expect(await sentence(Array(31).fill(photo))).toMatch(/^too_many_pages: These are 31 photos; at most 30/)
  })
})
