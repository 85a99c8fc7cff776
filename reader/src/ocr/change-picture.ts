import type { Sharp } from 'sharp'
import type { Picture } from './pictures.ts'

/** @param quarters turns by 90 degrees, clockwise. @param share of the side that is kept, 0.5 for half as wide and high */
export async function changePicture(picture: Picture, quarters: number, share = 1): Promise<Picture> {
  if (quarters % 4 === 0 && share === 1) return picture
  const { default: open } = await import('sharp')
  const { width, height, grey } = picture
  let image: Sharp = open(grey, { raw: { width, height, channels: 1 } }).rotate((quarters % 4) * 90)
  if (share !== 1) {
    const turned = quarters % 2 === 1
    image = image.resize(Math.round((turned ? height : width) * share), Math.round((turned ? width : height) * share), {
      fit: 'fill',
    })
  }
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, grey: new Uint8Array(data) }
}
