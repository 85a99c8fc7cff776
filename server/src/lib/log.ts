import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Never logged, wherever they stand in an object. Document text is not given to the log in the first place. */
const secrets = ['password', 'token', 'authorization', 'cookie', 'passwordHash', 'tokenHash', 'connectionString']
const redact = [...secrets, ...secrets.map((name) => `*.${name}`), 'req.headers.authorization', 'req.headers.cookie']

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
  const options = { level, redact, base: null }
  if (!process.stderr.isTTY) return pino(options, pino.destination({ fd: 2, sync: true }))
  const colour = !process.env.NO_COLOR
  const terminal = new Writable({
    write(chunk, _encoding, done) {
      process.stderr.write(readableLine(String(chunk), colour), () => done())
    },
  })
  return pino(options, terminal)
}
