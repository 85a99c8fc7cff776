import { crc32, deflateSync } from 'node:zlib'

/**
 * A PNG of one grey.
 *
 * @param held how many bytes of dots are really in it; by default all that its sides promise
 */
export function pngOf(width: number, height: number, held = height * (width + 1), grey = 255): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  const dots = Buffer.alloc(held, grey)
  // each row begins with the name of its filter: none
  for (let at = 0; at < held; at += width + 1) dots[at] = 0
  const magic = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(dots)), chunk('IEND', new Uint8Array())]
  return new Uint8Array(Buffer.concat([magic, ...chunks]))
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
