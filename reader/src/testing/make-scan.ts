import { createRequire } from 'node:module'
import sharp from 'sharp'
import { openPictures, type Picture } from '../ocr/pictures.ts'
import { makePdf, type PdfPage } from './make-pdf.ts'

/** How a scan looks. */
export interface Look {
  /** dots to the inch */
  dpi: number
  /** degrees, clockwise */
  skew: number
  /** deviation of the grain, in levels of 255 */
  grain: number
  /** radius of the blur in dots */
  blur?: number
  /** how much darker the far corner is, 0..1, as in a photo taken beside a lamp */
  shadow?: number
  /** the ink's own grey, 0 for black: carbon copies are faint */
  ink?: number
  /** the paper's own grey, 255 for white */
  paper?: number
  /** of the JPEG, 1..100 */
  quality: number
  /** quarter turns clockwise */
  quarters?: number
}

/** A flatbed scanner, an office machine that was fed a little askew, a phone held over the desk. */
export const looks = {
  flatbed: { dpi: 300, skew: 0.3, grain: 4, quality: 85 },
  office: { dpi: 200, skew: 1.2, grain: 12, blur: 0.4, paper: 240, quality: 55 },
  photo: { dpi: 150, skew: 3, grain: 10, blur: 0.6, shadow: 0.55, paper: 225, quality: 50 },
} as const satisfies Record<string, Look>

/** A fax of a copy, of which a person can make out most; and a thumbnail, of which nobody can. */
export const poorLooks = {
  fax: { dpi: 85, skew: 2, grain: 14, blur: 0.8, quality: 40 },
  thumbnail: { dpi: 60, skew: 2, grain: 30, blur: 1.6, quality: 30 },
} as const satisfies Record<string, Look>

/** A page that is a picture of this page, without any text layer. The same input gives the same bytes. */
export async function scanned(page: PdfPage, look: Look): Promise<PdfPage> {
  const pictures = await openPictures(makePdf([page]), look.dpi)
  const drawn = await pictures.draw(1)
  pictures.close()
  return asPage(await scan(drawn, look), page, look)
}

/** A PDF of such pages. */
export async function makeScan(pages: PdfPage[], look: Look): Promise<Uint8Array> {
  return makePdf(await Promise.all(pages.map((page) => scanned(page, look))))
}

/** A scanned page with this text in Noto Sans Devanagari, which draws Latin letters and the rupee sign, too; as high as the
 *  text needs, since what is white takes as long to look through as what is not. */
export async function scannedText(text: string, look: Look): Promise<PdfPage> {
  const fontfile = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  )
  const margin = Math.round(look.dpi)
  const width = Math.round((595 / 72) * look.dpi)
  const { data: words, info } = await sharp({
    text: {
      text: `<span foreground="black">${text}</span>`,
      font: 'Noto Sans Devanagari 11',
      fontfile,
      dpi: look.dpi,
      width: width - 2 * margin,
      rgba: true,
      spacing: Math.round(look.dpi / 20),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const height = info.height + 2 * margin
  const grey = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: words, left: margin, top: margin }])
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return asPage(await scan({ width, height, grey }, look), { height: (height / look.dpi) * 72 }, look)
}

function asPage(picture: PdfPage['picture'] & object, size: Pick<PdfPage, 'width' | 'height'>, look: Look): PdfPage {
  const { width = 595, height = 842 } = size
  const turned = (look.quarters ?? 0) % 2 === 1
  return { items: [], picture, width: turned ? height : width, height: turned ? width : height }
}

/** What a camera or scanner makes of a clean page. */
async function scan({ width, height, grey }: Picture, look: Look): Promise<PdfPage['picture'] & object> {
  const { skew, blur, shadow = 0, paper = 250, ink = 0, grain, quality, quarters = 0 } = look
  let image = sharp(grey, { raw: { width, height, channels: 1 } }).rotate(skew, { background: '#fff' })
  if (blur) image = image.blur(Math.max(0.3, blur))
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const random = generator(width)
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = y * info.width + x
      const light = 1 - shadow * ((x / info.width) * 0.6 + (y / info.height) * 0.4)
      // the sum of three is nearly normal
      const noise = (random() + random() + random() - 1.5) * 2 * grain
      data[at] = Math.max(0, Math.min(255, ((ink + (data[at]! * (255 - ink)) / 255) * paper * light) / 255 + noise))
    }
  }
  const result = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .rotate(quarters * 90)
    .toColourspace('b-w')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: new Uint8Array(result.data), width: result.info.width, height: result.info.height }
}

/** Numbers in [0, 1) that are the same each time (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
