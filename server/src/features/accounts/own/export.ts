import { Readable } from 'node:stream'
import type { UserId } from '@karar/schema'
import { makeZip } from 'client-zip'
import { or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { auditLog } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { readChain } from '../../../lib/audit/audit-chain.ts'
import type { Files } from '../../../lib/files.ts'
import type { Person } from '../../../lib/http/access.ts'
import { type Conversation, readConversationsOf } from '../../chat/service.ts'
import { readCommentsOf } from '../../comments/service.ts'
import { readRequestsOf } from '../../consultations/service.ts'
import { readCorrectionsOf } from '../../corrections/service.ts'
import { fittingName, readDocumentsOf } from '../../documents/service.ts'
import { readTicksOf } from '../../resolved-issues/service.ts'
import { readLinksOf } from '../../sharing/service.ts'
import { readDraftsOf } from '../../templates/service.ts'
import { findRow } from '../entry/confirm.ts'
import { limitExport } from '../limits.ts'
import { presentUser } from '../present.ts'
import { listSessions } from '../sessions.ts'
import { words } from '../words.ts'

interface Context {
  db: Db
  files: Files
  rateLimits: boolean
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** The same of a list, in pieces: as its members come. */
async function* jsonList(members: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const member of members) {
    yield before + json(member)
    before = ',\n'
  }
  yield before === ',\n' ? '\n]' : '[]'
}

async function* jsonConversation({ document_id, messages }: Conversation): AsyncGenerator<string> {
  yield `{\n"document_id": ${json(document_id)},\n"messages": `
  yield* jsonList(messages)
  yield '\n}'
}

/**
 * All that Karar holds of a person, as a zip that is written while it is sent: in memory are one document at a time, and
 * of comments and conversations some lines. For the right of access (Digital Personal Data Protection Act 2023, s. 11).
 *
 * @throws AppError too_many_requests
 */
export async function exportAccount({ db, files, rateLimits }: Context, person: Person): Promise<Readable> {
  if (rateLimits) await limitExport(db, person.id)
  await audit(db, { actor: person.id, action: 'user.export', subject: { type: 'user', id: person.id } })
  return Readable.fromWeb(makeZip(entries(db, files, person)) as Parameters<typeof Readable.fromWeb>[0])
}

async function* entries(db: Db, files: Files, person: Person) {
  yield { name: 'README.txt', input: words.exportReadMe }
  const account = presentUser(await findRow(db, person.id))
  const sessions = await listSessions(db, person)
  yield {
    name: 'account.json',
    input: json({
      account,
      sessions,
      consultation_requests: await readRequestsOf(db, person.id),
      resolved_issues: await readTicksOf(db, person.id),
      corrected_facts: await readCorrectionsOf(db, person.id),
      shared_links: await readLinksOf(db, person.id),
      audit_log: await activity(db, person.id),
    }),
  }
  yield { name: 'comments.json', input: jsonList(readCommentsOf(db, person.id)) }
  yield { name: 'drafts.json', input: jsonList(readDraftsOf(db, person.id)) }
  let number = 0
  for await (const { document, analysis, position, text, fileKey } of readDocumentsOf(db, person.id)) {
    const folder = `documents/${String(++number).padStart(4, '0')}`
    const lastModified = new Date(document.upload_time)
    yield { name: `${folder}/document.json`, input: json({ ...document, analysis, position }), lastModified }
    if (text !== null) yield { name: `${folder}/text.txt`, input: text, lastModified }
    const bytes = await files.bytes(fileKey).catch(() => null)
    if (bytes)
      yield {
        name: `${folder}/original ${fittingName(document.original_filename, document.mime_type)}`,
        input: bytes,
        lastModified,
      }
  }
  number = 0
  for await (const conversation of readConversationsOf(db, person)) {
    yield { name: `chat/${String(++number).padStart(4, '0')}.json`, input: jsonConversation(conversation) }
  }
}

async function activity(db: Db, id: UserId) {
  const theirs = or(
    sql`${auditLog.actorId} = ${id}`,
    sql`${auditLog.subjectType} = 'user' and ${auditLog.subjectId} = ${id}`,
  )
  const lines = []
  for await (const batch of readChain(db, theirs && sql`(${theirs})`)) lines.push(...batch)
  return lines
}
