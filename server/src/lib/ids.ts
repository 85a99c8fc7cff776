import { hash, randomBytes, randomUUIDv7 } from 'node:crypto'

/** A new id: UUIDv7, so that ids sort by the time they were made. */
export function newId<Id extends string>(): Id {
  return randomUUIDv7() as string as Id
}

/** An opaque secret of 256 bits for a session. Only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 in hexadecimal: of a token (which is random, so needs no salt) or of a file's bytes. */
export function sha256(value: string | Uint8Array): string {
  return hash('sha256', value, 'hex')
}
