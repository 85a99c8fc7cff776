import type { Database } from '../db/open.ts'
import type { Config } from './config.ts'
import type { Files } from './files.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Queue } from './queue.ts'
import type { Secrets } from './secrets.ts'

/** What the features are built on: opened once at the start, closed at the end. */
export interface Parts {
  config: Config
  log: Log
  database: Database
  files: Files
  queue: Queue
  live: Live
  mail: Mail
  secrets: Secrets
}
