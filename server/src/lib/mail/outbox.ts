import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Letter } from './letter.ts'

/**
 * Keeps a letter as a file that any mail program opens, and prints its link to the log, so that a newcomer can finish
 * a reset without a mail server. Only where there is none: with one, links are in mails alone.
 */
export async function keepInOutbox(folder: string, message: SendMailOptions, letter: Letter, log: Log): Promise<void> {
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
