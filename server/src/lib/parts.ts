import type { Database } from '../db/open.ts'
import type { Ai } from './ai/ai.ts'
import type { Files } from './files.ts'
import type { Live } from './http/live.ts'
import type { Mail } from './mail/mail.ts'
import type { Queue } from './queue/queue.ts'
import type { Config } from './settings/config.ts'
import type { Log } from './settings/log.ts'
import type { Secrets } from './settings/secrets.ts'

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
  ai: Ai
}
