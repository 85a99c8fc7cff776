/** What every task carries besides its own fields. */
export interface Reporting<Message> {
  port: {
    /** tells of progress */
    postMessage(message: Message): void
    /** The task turned out to need so much more of the processor's time than it was given. */
    allow(ms: number): void
  }
  /** Others of the same kind were at work when this task was begun, so that the cores are shared with them. */
  isBesideOthers?: boolean
}

/** What goes from us to a process, and back. */
export interface Assignment {
  file: string
  task: object
  workLimitMs: number
  isBesideOthers: boolean
}
export type Reply =
  | { kind: 'begun' }
  | { kind: 'message'; message: unknown }
  | { kind: 'result'; result: unknown }
  | { kind: 'error'; error: unknown }
