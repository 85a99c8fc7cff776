import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../lib/settings/log.ts'
import { words } from '../lib/text/words.ts'
import { ensureCluster } from './cluster.ts'
import { letGo } from './let-go.ts'
import { findBinaries, findRunner } from './postgres-binaries.ts'
import { readPostmaster, stateOf } from './postmaster.ts'

/** The built-in database, running, and held by this process alone. */
export interface Embedded {
  connection: { host: string; user: string; password: string; database: string }
  /** Ends the server in order where it does so in a few seconds, and otherwise all the same. */
  stop(): Promise<void>
}

const name = 'karar'
/** the longest path of a Unix socket that Linux (107) and macOS (103) both take */
const longestSocketPath = 103
const retryMs = 2000
const signalOnItsWayMs = 250
/** Nothing else of ours: the environment holds passwords, and PG... variables of somebody's own. */
const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/**
 * Starts the PostgreSQL of this folder, or adopts the one that an earlier Karar left behind when it was killed.
 *
 * @param folder made where it is missing; holds `data`, `password` and, where the path is short enough, the socket
 * @param ending once it fires, a server that ends is not started again: whoever ends us may end it, too
 * @param connections how many it takes; a Karar opens 28 at most
 * @throws Error in words when another Karar uses the folder, or PostgreSQL cannot start
 */
export async function startEmbedded(
  folder: string,
  log: Log,
  ending?: AbortSignal,
  connections = 100,
): Promise<Embedded> {
  // others may pass through the folder around it, but not look: as root, PostgreSQL may have to run as another user
  mkdirSync(dirname(folder), { recursive: true, mode: 0o711 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const home = realpathSync(folder)
  const data = join(home, 'data')
  const runner = findRunner()
  runner.own(home)
  const binaries = await findBinaries()
  const password = await ensureCluster({ home, data, binaries, runner, environment })

  const ownRun = join(home, 'run')
  /** where the socket lies: the same for as long as this process lives, so that its pools find a new server too */
  let run: string | undefined
  const stopping = new AbortController()
  const over = ending ? AbortSignal.any([ending, stopping.signal]) : stopping.signal
  const pause = (milliseconds: number) => delay(milliseconds, undefined, { signal: over }).catch(() => {})
  let reviving: Promise<void> | undefined
  let lock = await acquire()
  const known = await lock.query('select 1 from pg_database where datname = $1', [name])
  if (known.rowCount === 0) await lock.query(`create database ${name}`)
  watch()
  return {
    connection: { host: run ?? ownRun, user: name, password, database: name },
    stop: async () => {
      stopping.abort()
      await reviving
      letGo(lock)
      await stopServer(data)
      // a temporary socket folder goes too, an adopted server's as well as our own
      if (run && run !== ownRun) rmSync(run, { recursive: true, force: true })
    },
  }

  /** Brings a server up, or finds one, and takes the lock that only one process can have. */
  async function acquire(): Promise<pg.Client> {
    let output = ''
    for (const deadline = Date.now() + 30_000; Date.now() < deadline && !over.aborted; await delay(20)) {
      const server = readPostmaster(data)
      const state = server && stateOf(server.pid, data)
      if (server && state === 'alive') {
        // a server that has only begun says where its socket lies a moment after its number
        if (server.socketFolder === '') continue
        run ??= server.socketFolder
        const client = await connect(server.socketFolder, password)
        if (client) return takeLock(client, home)
      } else if (!server || state !== 'dying') {
        // A foreign process that has the old number makes PostgreSQL refuse for ever: the file is a leftover.
        if (state === 'foreign') unlinkSync(join(data, 'postmaster.pid'))
        const child = launch()
        output = ''
        child.stderr?.on('data', (chunk) => {
          output = (output + chunk).slice(-4000)
        })
        const hasEnded = () => child.exitCode !== null || child.signalCode !== null
        while (!hasEnded() && readPostmaster(data)?.pid !== child.pid) await delay(5)
        if (hasEnded() && child.stderr) {
          await finished(child.stderr).catch(() => {})
          // Worth waiting for: another server, living or not yet collected, or the last work of a dead one.
          if (!/lock file|still in use/.test(output)) break
        }
      }
    }
    throw new Error(words.database.startFailed, { cause: output })
  }

  /** A server that goes down under us (killed, out of memory) is brought back; the pools find it by themselves. */
  function watch(): void {
    lock.once('end', () => {
      reviving = revive()
    })
  }

  async function revive(): Promise<void> {
    // A service manager that ends all of us at once may reach the server first: then our own signal is on its way.
    await pause(signalOnItsWayMs)
    if (over.aborted) return
    log.error('the built-in PostgreSQL is gone; starting it again')
    for (;;) {
      try {
        lock = await acquire()
        break
      } catch (error) {
        if (over.aborted) return
        if (error instanceof Error && error.message === words.database.alreadyRuns(home)) {
          log.fatal({ err: error }, 'another Karar has taken the built-in PostgreSQL')
          process.exit(1)
        }
        // a full disk, no memory: we say so to whoever asks, and go on trying
        log.error({ err: error }, 'the built-in PostgreSQL does not come back; trying again')
        await pause(retryMs)
      }
    }
    watch()
    log.warn('the built-in PostgreSQL is back')
  }

  function launch(): ChildProcess {
    const socket = socketFolder()
    const [command, args] = runner.command(binaries.postgres, [
      ...['-D', data, '-k', socket, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700'],
      ...['-c', 'timezone=UTC', '-c', `max_connections=${connections}`],
    ])
    // detached: Ctrl-C is for Karar, which then ends the database in order
    const child = spawn(command, args, {
      ...runner.identity,
      env: environment,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.on('error', (error) => log.error({ err: error }, 'the built-in PostgreSQL did not start'))
    child.unref()
    return child
  }

  function socketFolder(): string {
    const fits = Buffer.byteLength(join(ownRun, '.s.PGSQL.5432.lock')) <= longestSocketPath
    run ??= fits ? ownRun : mkdtempSync('/tmp/karar-')
    mkdirSync(run, { recursive: true })
    chmodSync(run, 0o700)
    runner.own(run)
    return run
  }
}

/** The connection that holds the lock for life, or undefined while the server does not answer yet. */
async function connect(host: string, password: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ host, user: name, password, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return client
  } catch {
    await client.end().catch(() => {})
    return undefined
  }
}

/**
 * One Karar a folder. An orphaned server can be adopted, one with a living Karar may not: only the lock can tell.
 * A killed Karar's lock goes when the server notices, hence the patience.
 */
async function takeLock(client: pg.Client, home: string): Promise<pg.Client> {
  for (const deadline = Date.now() + 3000; ; await delay(50)) {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtext('karar runs here')) as got")
    if (rows[0].got) return client
    if (Date.now() > deadline) break
  }
  await client.end()
  throw new Error(words.database.alreadyRuns(home))
}

/**
 * SIGINT ends the server at once and in order; SIGTERM would wait for every client. One that has much to write down, or
 * that hangs, is ended without: what was committed is in its log, and the next start reads it.
 */
async function stopServer(data: string): Promise<void> {
  const server = readPostmaster(data)
  if (!server) return
  // the process outlives its file by a moment
  const isRunning = () => stateOf(server.pid, data) === 'alive'
  for (const [signal, milliseconds] of [
    ['SIGINT', 2000],
    ['SIGQUIT', 500],
    ['SIGKILL', 500],
  ] as const) {
    if (isRunning()) process.kill(server.pid, signal)
    for (const deadline = Date.now() + milliseconds; isRunning() && Date.now() < deadline; ) await delay(10)
  }
}
