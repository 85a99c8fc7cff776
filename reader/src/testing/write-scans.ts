/**
 * Writes scans of a text for measuring: `node write-scans.ts TEXT FOLDER PAGES`.
 *
 * For each look (flatbed, office, photo) the folder gets LOOK.pdf, whose pages are pictures only, and the same pages as
 * a recogniser meets them, LOOK-1.png and so on at 200 dots to the inch; truth.txt holds what stands on them. mixed.pdf
 * has one short page of each: flatbed, photo, a fax that is read badly, a thumbnail that cannot be read; with 0 PAGES it
 * is all that is written.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openPictures } from '../ocr/pictures.ts'
import { column, makePdf, type PdfPage } from './make-pdf.ts'
import { looks, makeScan, poorLooks, scanned } from './make-scan.ts'

const [source = '', folder = '', count = '4'] = process.argv.slice(2)
const [perLine, perPage] = [84, 46]
const words = (await readFile(source, 'utf8')).replace(/[^\x20-\x7e\n]/g, '').split(/\s+/)
const lines = [['']]
for (const word of words) {
  const line = lines.at(-1)!
  if (line.join(' ').length + word.length > perLine) lines.push([word])
  else line.push(word)
}
const all = lines.map((line) => line.join(' ').trim())
const printed = all.slice(0, Number(count) * perPage)
const page = (lines: string[]): PdfPage => ({
  items: column(72, 80, lines, { leading: 15 }).map((item) => ({ ...item, serif: true })),
})
const pages = Array.from({ length: Number(count) }, (_, i) => page(printed.slice(i * perPage, (i + 1) * perPage)))
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'truth.txt'), printed.join('\n'))
for (const [name, look] of Object.entries(pages.length > 0 ? looks : {})) {
  const scan = await makeScan(pages, look)
  await writeFile(join(folder, `${name}.pdf`), scan)
  const pictures = await openPictures(scan)
  for (let number = 1; number <= pages.length; number++) {
    const { width, height, grey } = await pictures.draw(number)
    const file = join(folder, `${name}-${number}.png`)
    await sharp(grey, { raw: { width, height, channels: 1 } })
      .withMetadata({ density: 200 })
      .png()
      .toFile(file)
  }
  pictures.close()
}
const mixed = [looks.flatbed, looks.photo, poorLooks.fax, poorLooks.thumbnail]
const short = mixed.map((look, i) => scanned(page(all.slice(i * 16, i * 16 + 16)), look))
await writeFile(join(folder, 'mixed.pdf'), makePdf(await Promise.all(short)))
