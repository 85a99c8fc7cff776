import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Never logged, wherever they stand in an object. Document text is not given to the log in the first place. */
const secrets = ['password', 'token', 'authorization', 'cookie', 'passwordHash', 'tokenHash', 'connectionString']
const redact = [...secrets, ...secrets.map((name) => `*.${name}`), 'req.headers.authorization', 'req.headers.cookie']

interface ToldError {
  type: string
  message: string
  stack: string | undefined
  code?: unknown
  cause?: ToldError
}

/**
 * An error as the log tells it. Only these fields: the database's errors carry the connection along. And without the
 * values of a query, which may be the text of a document.
 */
export function tellError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: undefined }
  const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: error.stack && withoutValues(error.stack),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: tellError(error.cause) }),
  }
}

const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })
const colours: Record<number, string> = { 60: '\u001b[31m', 50: '\u001b[31m', 40: '\u001b[33m', 30: '\u001b[2m' }

/** For a person at a terminal: time, message and, where there is one, the error. */
function readableLine(line: string, colour: boolean): string {
  const { time, level, msg, err, reqId, req, res, responseTime } = JSON.parse(line)
  const request = req ? ` ${req.method} ${req.url}` : ''
  const answer = res ? ` ${res.statusCode} in ${Math.round(responseTime)} ms` : ''
  const text = `${times.format(time)} ${msg}${request}${answer}${reqId && err ? ` (${reqId})` : ''}${err ? `\n${err.stack ?? err.message}` : ''}`
  return colour && colours[level] ? `${colours[level]}${text}\u001b[0m\n` : `${text}\n`
}

/** JSON lines on standard error; readable lines where that is a terminal. Standard output is for results. */
export function openLog(level: string): Log {
  const options = { level, redact, base: null, serializers: { err: tellError } }
  if (!process.stderr.isTTY) return pino(options, pino.destination({ fd: 2, sync: true }))
  const colour = !process.env.NO_COLOR
  const terminal = new Writable({
    write(chunk, _encoding, done) {
      process.stderr.write(readableLine(String(chunk), colour), () => done())
    },
  })
  return pino(options, terminal)
}
