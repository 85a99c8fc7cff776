import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Seals what the database must keep and give back, so that a copy of the database alone does not tell it. */
export interface Secrets {
  seal(plain: string): string
  /** @throws Error when it was sealed with another key, or changed */
  open(sealed: string): string
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * The operator's key, or one that the first start makes and keeps in the data folder. All processes on one database
 * need the same.
 */
export async function openSecrets(dataDir: string, secretKey: string | undefined): Promise<Secrets> {
  const material = secretKey ?? (await readOrMakeKey(dataDir))
  const key = Buffer.from(hkdfSync('sha256', material, '', 'karar seals secrets', 32))
  return {
    seal: (plain) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
  }
}

async function readOrMakeKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  try {
    // 'wx': of two first starts at the same moment one makes it and the other reads it
    await writeFile(path, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
