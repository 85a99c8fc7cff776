import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface MailServer {
  port: number
  /** what it was sent, oldest first */
  received: { envelope: string[]; user: unknown; bytes: Buffer }[]
  close(): Promise<void>
}

/** A real SMTP server on this machine, by default on a free port. It knows one user: karar, p@ss/word. */
export async function startMailServer(options: SMTPServerOptions = {}, wantedPort = 0): Promise<MailServer> {
  const received: MailServer['received'] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'karar' && password === 'p@ss/word'
        ? done(null, { user: username })
        : done(new Error('who is that?')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const envelope = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ envelope, user: session.user, bytes: Buffer.concat(chunks) })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
