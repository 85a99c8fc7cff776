import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { todayInIndia } from '../text/today.ts'

/** The pages that are drawn here, by their paths, with what there is to say in each. */
export type LiveMatter = Readonly<Record<string, () => unknown>>

/** So long the first visitor of a day waits for a page to be drawn; after that, the script draws it. */
const mostWait = 2000
/** So long nobody tries again what failed. */
const afterFailure = 60_000
const timeLimit = 30_000

/**
 * Draws pages whose matter changes from day to day as a visitor gets them, for whoever reads without script: in a process
 * of its own, with the very code that draws them in the browser (web/src/draw-live.tsx), once a day each.
 */
export function openLivePages(matter: LiveMatter, folder: string) {
  const program = join(folder, 'drawing', 'prerender.js')
  const kept = new Map<string, { day: string; body: Promise<string | undefined> }>()

  async function make(path: string, say: () => unknown): Promise<string | undefined> {
    try {
      return await drawn(program, path, JSON.stringify(await say()))
    } catch {
      setTimeout(() => kept.delete(path), afterFailure).unref()
      return undefined
    }
  }

  /** What is drawn of a page today, or will be; undefined where it is not drawn here. */
  function today(path: string): Promise<string | undefined> | undefined {
    const say = Object.hasOwn(matter, path) ? matter[path] : undefined
    if (!say || !existsSync(program)) return undefined
    const day = todayInIndia()
    let page = kept.get(path)
    if (page?.day !== day) {
      page = { day, body: make(path, say) }
      kept.set(path, page)
    }
    return page.body
  }

  return {
    /** What stands in the body of a page; undefined where it is not drawn here, or not in time. */
    async body(path: string): Promise<string | undefined> {
      const body = today(path)
      if (!body) return undefined
      const enough = new AbortController()
      try {
        return await Promise.race([
          body,
          delay(mostWait, undefined, { signal: enough.signal, ref: false }).catch(() => undefined),
        ])
      } finally {
        enough.abort()
      }
    },

    /** Draws all of them, one after another, for whoever comes to one of them next. */
    async begin(): Promise<void> {
      for (const path of Object.keys(matter)) await today(path)
    },
  }
}

/** Runs the program on what there is to say. */
async function drawn(program: string, path: string, data: string): Promise<string> {
  const child = spawn(process.execPath, ['--max-old-space-size=512', program, path], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeLimit,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  child.stdin.on('error', () => {}).end(data)
  const [body, code] = await Promise.all([text(child.stdout), ended])
  if (code !== 0 || body === '') throw new Error(`${path} was not drawn: ${code}`)
  return body
}
