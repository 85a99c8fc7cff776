import { mkdir } from 'node:fs/promises'
import type { Log } from '../settings/log.ts'
import { asHtml, asText, type Letter } from './letter.ts'
import { keepInOutbox } from './outbox.ts'
import { plainName } from './plain.ts'

/** Where letters go out. */
export interface Mail {
  /** @throws Error when the letter was not taken; it is then to be tried again */
  send(letter: Letter): Promise<void>
  /** off without a mail server; down when it did not take the last letter */
  state(): 'ok' | 'down' | 'off'
  close(): void
}

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://...; without it letters are kept as files */
  smtpUrl: string | undefined
  /** without TLS, as the operator wants it; otherwise no letter goes out without */
  plain: boolean
  from: string
  outbox: string
}

const waitMs = 20_000

/** The way out for letters: the operator's mail server, or the outbox folder where there is none. */
export async function openMail({ smtpUrl, plain, from, outbox }: MailSettings, log: Log): Promise<Mail> {
  const composed = (letter: Letter) => ({
    from,
    to: { name: plainName(letter.to.name), address: letter.to.email },
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    // no holiday notice in answer, please (RFC 3834)
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (!smtpUrl) {
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    return {
      send: (letter) => keepInOutbox(outbox, composed(letter), letter, log),
      state: () => 'off',
      close: () => {},
    }
  }
  let down = false
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    ...(plain ? { ignoreTLS: true } : { requireTLS: true }),
    maxConnections: 2,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter) => {
      try {
        await transport.sendMail(composed(letter))
        down = false
      } catch (cause) {
        // A refusal of this one letter (an address that does not exist) says nothing about the server.
        const { code, responseCode, command } = cause as { code?: string; responseCode?: number; command?: string }
        down = !(responseCode !== undefined && responseCode >= 500 && responseCode !== 535)
        // without the server's words, which tend to name the reader and would end in the log
        throw new Error(`the mail server did not take a letter: ${code} ${responseCode ?? ''} ${command ?? ''}`.trim())
      }
    },
    state: () => (down ? 'down' : 'ok'),
    close: () => transport.close(),
  }
}
