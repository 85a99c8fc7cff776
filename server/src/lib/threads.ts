import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Piscina } from 'piscina'

/** What every task carries besides its own fields: where to tell of progress. */
export interface Reporting<Message> {
  port: MessagePort & { postMessage(message: Message): void }
}

interface RunOptions<Message> {
  signal: AbortSignal
  onMessage?: (message: Message) => void
  /** memory that moves to the thread instead of being copied; it is empty here afterwards */
  transfer?: ArrayBuffer[]
}

/** Threads that run one kind of task, one at a time each. */
export interface Threads<Task, Message, Result> {
  /**
   * @throws AbortError when the signal fires: the thread is killed, whatever it is doing, and replaced;
   *   Error when the thread breaks (memory limit, crash)
   */
  run(task: Task, options: RunOptions<Message>): Promise<Result>
  close(): Promise<void>
}

interface Size {
  most: number
  /** limit of a thread's JavaScript heap */
  heapMegabytes: number
}

/** @param file a module whose default export takes the task; it is loaded when the first task comes */
export function openThreads<Task extends object, Message, Result>(
  file: URL,
  size: Size,
): Threads<Task, Message, Result> {
  let opened: Promise<Piscina<Task & Reporting<Message>, Result>> | undefined
  const open = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina<Task & Reporting<Message>, Result>({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: size.most,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: size.heapMegabytes },
    })
  }
  return {
    run: async (task, { signal, onMessage, transfer = [] }) => {
      opened ??= open()
      const pool = await opened
      const { port1, port2 } = new MessageChannel()
      if (onMessage) port1.on('message', onMessage)
      port1.unref()
      try {
        return await pool.run({ ...task, port: port2 }, { signal, transferList: [port2, ...transfer] })
      } finally {
        port1.close()
      }
    },
    close: async () => {
      await (await opened)?.destroy()
    },
  }
}
