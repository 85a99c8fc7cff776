import { deflateSync } from 'node:zlib'
import { catalog, font, page, pages, pdfOfObjects, stream } from './pdf-objects.ts'
import type { HeavyFile } from './ugly-file.ts'

/** A page that is filled with pattern X, object 6, which draws `inner`; its own pattern X is object `next`. */
const filled = (steps: string, inner: string, next: number) => {
  const pattern = (object: number) =>
    stream(
      inner,
      `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 ${steps} /Resources << /Pattern << /X ${object} 0 R >> >>`,
    )
  const content = stream('/Pattern cs /X scn 0 0 595 842 re f')
  const own = page({ resources: '/Pattern << /X 6 0 R >>' })
  return pdfOfObjects([catalog, pages, own, content, font, pattern(next), pattern(6)])
}

/** Small PDFs of one page that keep whoever draws or reads the page busy for minutes. */
export function slowPdfs(): HeavyFile[] {
  return [
    {
      what: 'a PDF whose patterns draw each other in a circle',
      make: () => filled('/BBox [0 0 50 50] /XStep 5 /YStep 5', '/Pattern cs /X scn 0 0 50 50 re f', 7),
    },
    {
      what: 'a PDF whose pattern repeats in steps too small to see',
      make: () => filled('/BBox [0 0 1 1] /XStep 0.001 /YStep 0.001', '0 0 1 1 re f', 6),
    },
    {
      what: 'a PDF of a page of calibrated colours',
      make: () => colours(),
    },
    {
      what: 'a PDF of one scanned page without a word',
      make: () => speckled(2480, 3508),
    },
    {
      what: 'a PDF of a page with 200,000 tiny letters',
      make: () => tinyLetters(200_000),
    },
  ]
}

/** A chart of 60 by 80 patches, each of which runs from one colour into another. */
function colours(): Uint8Array {
  const space =
    '[/CalRGB << /WhitePoint [0.9505 1 1.089] /Gamma [2.2 2.2 2.2] /Matrix [0.4124 0.2126 0.0193 0.3576 0.7152 0.1192 0.1805 0.0722 0.9505] >>]'
  const patches = Array.from({ length: 4800 }, (_, index) => {
    const [x, y] = [(index % 60) * 9.9, Math.floor(index / 60) * 10.5]
    return `${((index * 7) % 97) / 97} ${((index * 13) % 89) / 89} ${((index * 29) % 83) / 83} sc ${x} ${y} 9 10 re f`
  })
  const content = `/C cs ${patches.join('\n')}`
  return pdfOfObjects([
    ...[catalog, pages, page({ resources: `/ColorSpace << /C ${space} >>` })],
    { dictionary: '/Filter /FlateDecode', data: deflateSync(content) },
    font,
  ])
}

/** A picture of blots that are as large as letters and stand in rows as letters do. */
function speckled(width: number, height: number): Uint8Array {
  const dots = Buffer.alloc(width * height, 255)
  let seed = 1
  const random = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  for (let row = 100; row < height - 100; row += 44) {
    for (let x = 100; x < width - 100; x += 22) {
      for (let stroke = 0; stroke < 4; stroke++) {
        const [left, top] = [x + Math.floor(random() * 14), row + Math.floor(random() * 24)]
        const [wide, high] = random() < 0.5 ? [4, 12] : [12, 4]
        for (let y = top; y < top + high; y++) dots.fill(0, y * width + left, y * width + left + wide)
      }
    }
  }
  return pdfOfObjects([
    ...[catalog, pages, page({ resources: '/XObject << /I 6 0 R >>' }), stream('q 595 0 0 842 0 0 cm /I Do Q'), font],
    {
      dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode`,
      data: deflateSync(dots),
    },
  ])
}

function tinyLetters(count: number): Uint8Array {
  const content = `BT /F1 0.001 Tf 56 780 Td ${`(${'1,'.repeat(1000)}) Tj `.repeat(count / 2000)}ET`
  return pdfOfObjects([
    ...[catalog, pages, page()],
    {
      dictionary: '/Filter /FlateDecode',
      data: deflateSync(content),
    },
    font,
  ])
}
