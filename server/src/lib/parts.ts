import type { Database } from '../db/open.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** What the features are built on: opened once at the start, closed at the end. */
export interface Parts {
  config: Config
  log: Log
  database: Database
}
