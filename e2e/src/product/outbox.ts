import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from './running.ts'

/** The link of the newest mail to this person that has one of this kind, once there is one. */
export async function mailedLink({ url, outbox }: Product, email: string, start = '/login?token='): Promise<string> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
    for (const name of names.sort().reverse()) {
      const mail = readable(await readFile(join(outbox, name), 'utf8'))
      const link = mail.match(/https?:\/\/[^\s"<>]+/g)?.find((each) => new URL(each).href.includes(start))
      if (link && new RegExp(`^To:.*${email}`, 'm').test(mail)) return link.replace(new URL(link).origin, url)
    }
    await pause(100)
  }
  throw new Error(`No mail with a link to ${email} in ${outbox}`)
}

/** Undoes quoted-printable, as far as addresses need it. */
const readable = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
