import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a secret in Base32 (RFC 6238 with its defaults): now, or `ahead` by so many
 *  steps of 30 seconds. The product takes each code once, and forgives a clock that is one step fast. */
export function totp(secret: string, ahead = 0): string {
  const bits = [...secret.replaceAll('=', '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const hash = createHmac('sha1', key).update(step).digest()
  const start = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
