import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { newId } from '../ids.ts'
import type { Log } from '../settings/log.ts'
import type { Letter } from './letter.ts'

/**
 * Keeps a letter as a file that any mail program opens, and prints its link to the log, so that a newcomer can finish
 * a reset without a mail server. Only where there is none: with one, links are in mails alone.
 */
export async function keepInOutbox(folder: string, message: SendMailOptions, letter: Letter, log: Log): Promise<void> {
  // with the first letter: a start would load it for nobody
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message: bytes } = await composer.sendMail(message)
  const name = `${newId()}.eml`
  const path = join(folder, name)
  await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 })
  await rename(`${path}.part`, path)
  const link = letter.action?.url
  // in the words too: at a terminal only they are shown
  log.info({ file: name, ...(link && { link }) }, `mail kept in outbox: ${name}${link ? `, its link: ${link}` : ''}`)
}

const keptForMs = 30 * 86_400_000

/** Removes letters that were kept for 30 days: they name people, who may be gone from everywhere else. */
export async function sweepOutbox(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => /\.eml(\.part)?$/.test(name))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (now - mtimeMs > keptForMs) await rm(path, { force: true })
  }
}
