import { documentLimits } from '@karar/schema'
import { readingLimits } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { isPhoto } from './is-photo.ts'
import { type PhotoPage, writePages } from './write-pages.ts'

/** What a page may look like, best first; the next is tried where all together are more than a file may be. */
const qualities = [
  // A page of A4 is read at 200 dots to the inch, which is 2339 on its longer side: more would be thrown away.
  { side: 2400, quality: 80 },
  { side: 2200, quality: 60 },
  { side: 1800, quality: 45 },
] as const

/**
 * Binds pictures of pages (JPEG, PNG) into one PDF, in their order, each turned as the camera says that it was held. A page
 * that lies askew or on its side all the same is turned when it is read.
 *
 * @throws UnreadableFile where a picture is no photo, damaged, has too many dots, or all together are too large
 */
export async function bindPhotos(photos: readonly Uint8Array[]): Promise<Uint8Array> {
  if (photos.length > documentLimits.photos) {
    throw new UnreadableFile('tooManyPhotos', { count: photos.length, limit: documentLimits.photos })
  }
  for (const [i, photo] of photos.entries()) {
    if (!isPhoto(photo)) throw new UnreadableFile('notAllPhotos', { number: i + 1 })
  }
  for (const look of qualities) {
    const pages: PhotoPage[] = []
    // one after the other: each may unpack to hundreds of megabytes
    for (const [i, photo] of photos.entries()) pages.push(await toPage(photo, i + 1, look))
    const pdf = writePages(pages)
    if (pdf.length <= documentLimits.fileBytes) return pdf
  }
  throw new UnreadableFile('photosTooLarge', { limit: documentLimits.fileBytes / 1048576 })
}

async function toPage(photo: Uint8Array, number: number, look: (typeof qualities)[number]): Promise<PhotoPage> {
  // Loaded when needed: most documents are no photos.
  const { default: open } = await import('sharp')
  // Before anything is unpacked: a few kilobytes may call themselves a gigabyte.
  const { width = 0, height = 0 } = await open(photo, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new UnreadableFile('corruptPhoto', { number }, cause)
    })
  if (width * height > readingLimits.pictureDots) {
    throw new UnreadableFile('photoHuge', { number, limit: readingLimits.pictureDots / 1_000_000 })
  }
  try {
    const { data, info } = await open(photo, {
      limitInputPixels: readingLimits.pictureDots,
      // half a page would be read as if it were the whole
      failOn: 'truncated',
      sequentialRead: true,
    })
      .autoOrient()
      .resize(look.side, look.side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: look.quality })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: new Uint8Array(data), width: info.width, height: info.height }
  } catch (cause) {
    throw new UnreadableFile('corruptPhoto', { number }, cause)
  }
}
