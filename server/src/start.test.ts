import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { Document } from '@karar/schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPostmaster } from './db/postmaster.ts'
import { client, startChild } from './testing/child.ts'
import { usedDataFolder } from './testing/database/data-folder.ts'
import { contractText, pdfOf } from './testing/files.ts'
import { runKillLoop } from './testing/kill-loop.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await usedDataFolder()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** A connection that never says anything, as browsers open some in advance. */
async function silent(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

const paragraphs = contractText.split('\n').filter(Boolean)
const longPdf = pdfOf(Array.from({ length: 60 }, () => ['Clause', ...paragraphs])) as Uint8Array<ArrayBuffer>

test('SIGTERM in mid-analysis ends Karar in order and in ten seconds, however many connections stay silent or wait for an answer; after the next start the analysis is complete', async () => {
  const first = await startChild(dataDir)
  const token = await client(first.address).signIn()
  const calls = client(first.address, token)
  const id = await calls.upload(longPdf, 'long.pdf')
  const { port } = new URL(first.address)
  const sockets = await Promise.all(Array.from({ length: 100 }, () => silent(Number(port))))
  // half a request, and a stream that would go on for ever
  sockets[0]?.write('GET /api HTTP/1.1\r\nHost: x\r\n')
  await fetch(`${first.address}/api/documents/${id}/events`, { headers: { authorization: `Bearer ${token}` } })
  expect((await calls.get<Document>(`/api/documents/${id}`)).analysis_status).toBe('analyzing')
  const startedAt = performance.now()
  expect(await first.end()).toBe(0)
  expect((performance.now() - startedAt) / 1000).toBeLessThan(10)
  expect(readPostmaster(join(dataDir, 'postgres', 'data'))).toBeUndefined()
  for (const socket of sockets) socket.destroy()

  const second = await startChild(dataDir)
  const status = async () => (await client(second.address, token).get<Document>(`/api/documents/${id}`)).analysis_status
  await expect.poll(status, { timeout: 240_000, interval: 100 }).not.toBe('analyzing')
  expect(await status()).toBe('completed')
  expect(await second.end()).toBe(0)
})

test('when a service manager ends all processes at once, the database is not started again while Karar ends; a second Karar on its folder says so and leaves it alone', async () => {
  const karar = await startChild(dataDir, { WARM_UP: 'on' })
  // what reads, hears and speaks is there before anybody comes
  await expect.poll(async () => (await childrenOf(karar.process.pid ?? 0)).length).toBeGreaterThan(2)
  const postmaster = readPostmaster(join(dataDir, 'postgres', 'data'))?.pid ?? 0
  const all = [...(await childrenOf(postmaster)), postmaster, ...(await childrenOf(karar.process.pid ?? 0))]
  for (const pid of all) process.kill(pid, 'SIGTERM')
  expect(await karar.end()).toBe(0)
  expect(karar.said()).not.toMatch(/starting it again/)
  await expect.poll(() => readPostmaster(join(dataDir, 'postgres', 'data')), { timeout: 30_000 }).toBeUndefined()
  // what such an end leaves behind is no hindrance
  const next = await startChild(dataDir)
  await expect(startChild(dataDir), 'a second Karar on the same folder').rejects.toThrow(
    /ended with 1 .*\n+Karar already runs here:/,
  )
  expect((await fetch(`${next.address}/api`)).status).toBe(200)
  expect(await next.end()).toBe(0)
})

test('the password of the first administrator is told even where Karar cannot listen, since it is told once', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()))
  try {
    const { port } = other.address() as AddressInfo
    const starting = startChild(dataDir, { PORT: String(port), ADMIN_PASSWORD: '' })
    await expect(starting).rejects.toThrow(/password {2}[\w-]{16} [\s\S]*is in use by another program/)
  } finally {
    other.close()
  }
})

test('kill -9 at random moments, also of the database: every acknowledged upload is there, and no file is left over', async () => {
  const report = await runKillLoop({ rounds: 2, mostPages: 5, aliveMs: 1500, uploadsAtOnce: 2, dataDir })
  expect(report).toMatchObject({ lost: [], risen: [], orphans: [], withoutFile: [] })
  expect(report.acknowledged).toBeGreaterThan(0)
}, 300_000)
