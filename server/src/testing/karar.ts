import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document, DocumentId, Role, SubscriptionType, UserId, UserStatus } from '@karar/schema'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { documents, users } from '../db/tables.ts'
import { openSession } from '../features/accounts/sessions.ts'
import type { App } from '../lib/http/http.ts'
import { newId } from '../lib/ids.ts'
import type { Parts } from '../lib/parts.ts'
import { handProcessesOn } from '../lib/processes/testing/hand-on.ts'
import { readConfig } from '../lib/settings/config.ts'
import { openLog } from '../lib/settings/log.ts'
import { startKarar } from '../start.ts'
import { lettersTo, type SentLetter } from './letters.ts'
import { password } from './people.ts'

handProcessesOn()

type Answer = Awaited<ReturnType<App['inject']>>
/** A signed-in person who can knock at the door. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Caller = (method: Method, url: string, body?: object) => Promise<Answer>

interface GivenUser {
  role?: Role
  status?: UserStatus
  company?: string
  /** by default one without limits: most tests are about something else */
  subscription?: SubscriptionType
}

export interface TestKarar {
  app: App
  parts: Parts
  dataDir: string
  call(token: string | undefined): Caller
  /** Makes a user and signs in, where the status lets them. */
  givenUser(user?: GivenUser): Promise<{ id: UserId; email: string; token: string }>
  /** As givenUser, but with a session put into the database, also for who may not sign in. */
  givenSession(user?: GivenUser): Promise<{ id: UserId; email: string; token: string }>
  signIn(email: string, password: string, address?: string, rest?: object): Promise<Answer>
  /** The letters that went to an address, oldest first, once there are so many. */
  letters(email: string, atLeast?: number): Promise<SentLetter[]>
  upload(token: string | undefined, file: Uint8Array | string, options?: UploadOptions): Promise<Answer>
  /** Polls as a browser would until the analysis is over. */
  settled(token: string, id: string): Promise<Document>
  close(): Promise<void>
}

interface UploadOptions {
  name?: string
  analyze?: boolean
  force?: boolean
}

/** A hash that costs next to nothing: what a password's hash costs is shown by the tests of passwords, not by each sign-in. */
const hashed = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** The whole of Karar on a fresh database in the run's PostgreSQL and in a folder of its own. */
export async function openTestKarar(
  environment: Record<string, string> = {},
  log = openLog(process.env.TEST_LOG ?? 'silent'),
): Promise<TestKarar> {
  const url = await createDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'karar-test-'))
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, ADMIN_PASSWORD: password, ...environment })
  const karar = await startKarar(config, log)
  const app = karar.app
  if (!app) throw new Error('this role does not answer')
  const { db } = karar.parts.database
  await app.ready()

  const signIn: TestKarar['signIn'] = (email, password, address = '203.0.113.7', rest = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password, ...rest },
      remoteAddress: address,
    })
  const passwordHash = await hashed
  const insertUser = async ({
    role = 'user',
    status = 'approved',
    company = 'Nilgiri Softworks LLP',
    subscription = 'enterprise',
  }: GivenUser) => {
    const id = newId<UserId>()
    const email = `${id}@example.com`
    await db.insert(users).values({
      id,
      email,
      passwordHash,
      role,
      status,
      fullName: 'Asha Rao',
      companyName: company,
      subscriptionType: subscription,
    })
    return { id, email }
  }

  return {
    app,
    parts: karar.parts,
    dataDir,
    signIn,
    call: (token) => (method, url, body) =>
      app.inject({ method, url, headers: bearer(token), remoteAddress: '203.0.113.7', ...(body && { payload: body }) }),
    givenUser: async (user = {}) => {
      const { id, email } = await insertUser(user)
      const approved = (user.status ?? 'approved') === 'approved'
      return { id, email, token: approved ? (await signIn(email, password)).json().token : '' }
    },
    givenSession: async (user = {}) => {
      const { id, email } = await insertUser(user)
      const token = await openSession(db, id, { address: '203.0.113.7', userAgent: undefined })
      return { id, email, token }
    },
    letters: (email, atLeast = 1) => lettersTo(join(dataDir, 'outbox'), email, atLeast),
    upload: async (token, file, { name = 'contract.txt', analyze, force } = {}) => {
      const form = new FormData()
      form.set('file', new File([file as Uint8Array<ArrayBuffer>], name))
      if (analyze !== undefined) form.set('analyze', String(analyze))
      if (force !== undefined) form.set('force', String(force))
      return app.inject({ method: 'POST', url: '/api/documents/upload', headers: bearer(token), payload: form })
    },
    settled: async (token, id) => {
      // The table is asked and not the route: on a slow machine the calls of a long wait would use up a person's limit.
      for (;;) {
        const [row] = await db
          .select({ status: documents.status })
          .from(documents)
          .where(eq(documents.id, id as DocumentId))
        if (!row) throw new Error(`there is no document ${id}`)
        if (row.status === 'completed' || row.status === 'failed') break
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const answer = await app.inject({ url: `/api/documents/${id}`, headers: bearer(token) })
      return answer.json<Document>()
    },
    close: async () => {
      await karar.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

async function createDatabase(): Promise<string> {
  const server = inject('databaseServer')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${name} template ${inject('emptyDatabase')} strategy file_copy`)
  await client.end()
  const { host, user, password } = server
  return `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`
}
