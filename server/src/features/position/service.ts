import type { DocumentId, Party, PartyIdentification, SetUserParty, UserPartySet } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { analyses, documents, documentTexts } from '../../db/tables.ts'
import type { Ai } from '../../lib/ai/ai.ts'
import { audit } from '../../lib/audit/audit.ts'
import type { Person } from '../../lib/http/access.ts'
import { AppError } from '../../lib/http/errors.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import { openTurns } from '../../lib/queue/turns.ts'
import type { GroundedAnalysis } from '../../lib/text/grounded-analysis.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import { holdOpenSession } from '../accounts/service.ts'
import { corrected } from '../corrections/service.ts'
import { figuresOf, findReadable, findRow, keepDays, noteLook, type Reader } from '../documents/service.ts'
import { queueSecondReading } from '../second-reading/service.ts'
import { readFromSide, type SideReaders } from './sides.ts'
import { words } from './words.ts'

/** Who the parties are, as the last whole analysis found them; nobody before there is one. */
export async function identifyParties(db: Db, reader: Reader, id: DocumentId): Promise<PartyIdentification> {
  const document = await findReadable(db, reader, id)
  const [row] = await db.select({ unified: analyses.unified }).from(analyses).where(eq(analyses.documentId, id))
  if (row) await noteLook(db, reader, document, 'analysis')
  return {
    identified_parties: { parties: row?.unified.parties ?? [] },
    contract_type: row?.unified.contract_type ?? null,
    detection_method: 'document_text',
    confidence: row?.unified.contract_type_confidence ?? 0,
  }
}

export interface SideContext {
  db: Db
  sides: SideReaders
  ai: Ai
  queue: Queue
}

/** How often a choice starts over because the document was analysed anew while it was being read. */
const mostTries = 3

/** So many choices of one person are worked on at a time. */
const turns = openTurns(2, words.tooManyAtOnce)

/**
 * Reads the document's text from the side of one of its parties, and keeps analysis, position and choice together.
 * Nothing is held while the text is read: what has changed in between is seen before anything is written.
 *
 * @throws AppError document_not_found, not_analyzed, unknown_party, analysis_already_running, too_many_requests,
 *   unavailable; authentication_required when the session that chose has ended meanwhile
 */
export async function setUserParty(
  context: SideContext,
  owner: Person,
  id: DocumentId,
  choice: SetUserParty,
): Promise<UserPartySet> {
  const turn = turns.take(owner.id)
  return takeSide(context, owner, id, choice).finally(turn.over)
}

async function takeSide(
  { db, sides, ai, queue }: SideContext,
  owner: Person,
  id: DocumentId,
  { party_name }: SetUserParty,
): Promise<UserPartySet> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const { text, pages, parties, runId } = await whatIsRead(db, owner, id)
    const index = placeOf(parties, party_name)
    const party = parties[index]?.name
    if (party === undefined) throw new AppError('unknown_party')
    const read = await readFromSide(sides, { text, pages, day: todayInIndia(), party })
    if (read.position?.user_party !== party) throw new AppError('unknown_party')
    const model = await ai.choice()
    const kept = await db.transaction(async (tx) => {
      const document = await keep(tx, { owner, id, runId, index }, read)
      if (document) await queueSecondReading(tx, queue, model, document)
      return document !== undefined
    })
    if (kept) return { message: words.set(party), user_party: party }
  }
  throw new AppError('analysis_already_running')
}

/** The text and the parties of the last whole analysis, and the run that made them. */
async function whatIsRead(db: Db, owner: Person, id: DocumentId) {
  const document = await findRow(db, owner.id, id)
  refuseWhileRunning(document)
  const [row] = await db
    .select({
      unified: analyses.unified,
      text: documentTexts.text,
      pages: documentTexts.pages,
      runId: documents.runId,
    })
    .from(documents)
    .innerJoin(analyses, eq(analyses.documentId, documents.id))
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(eq(documents.id, id))
  if (!row) throw new AppError('not_analyzed', { message: words.notYet })
  return { ...row, parties: row.unified.parties }
}

function refuseWhileRunning({ status }: { status: string }): void {
  if (status === 'analyzing') throw new AppError('analysis_already_running')
}

const plain = (name: string | null) => name?.trim().toLowerCase() ?? ''

/** The party that a name, or else a role, stands for; -1 where it is nobody's or more than one party's. */
export function placeOf(parties: readonly Party[], wanted: string): number {
  const key = plain(wanted)
  for (const names of [(party: Party) => [party.name], (party: Party) => [party.defined_term, party.role]]) {
    const found = parties.flatMap((party, index) => (names(party).some((name) => plain(name) === key) ? [index] : []))
    if (found.length === 1) return found[0] ?? -1
  }
  return -1
}

interface Choice {
  owner: Person
  id: DocumentId
  /** the run whose text was read */
  runId: string | null
  /** the party's place in the list */
  index: number
}

/** @returns the document; undefined where it has been analysed anew since: another text was read than the one that is kept */
async function keep(tx: Tx, { owner, id, runId, index }: Choice, read: GroundedAnalysis) {
  await holdOpenSession(tx, owner)
  const [document] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, owner.id)))
    .for('update')
  if (!document) throw new AppError('document_not_found')
  refuseWhileRunning(document)
  if (document.runId !== runId) return undefined
  const [before] = await tx
    .select({ unified: analyses.unified, party: analyses.userParty })
    .from(analyses)
    .where(eq(analyses.documentId, id))
  if (!before) return undefined
  await tx.update(documents).set(figuresOf(read.unified)).where(eq(documents.id, id))
  await keepDays(tx, id, await corrected(tx, id, read.unified))
  await tx
    .update(analyses)
    .set({
      unified: read.unified,
      pressedResults: read.pressedResults,
      source: 'attorney_guided',
      position: read.position,
      userParty: read.position?.user_party ?? null,
      engineVersion: read.engineVersion,
      ungroundedDropped: read.ungroundedDropped,
      analyzedAt: new Date(),
    })
    .where(eq(analyses.documentId, id))
  // By its number: the log outlives the document, and a name in a contract may be that of a person.
  const earlier = before.party === null ? -1 : placeOf(before.unified.parties, before.party)
  await audit(tx, {
    actor: owner.id,
    action: 'analysis.set_party',
    subject: { type: 'document', id },
    before: { party: earlier + 1 || null, safety_score: before.unified.safety_score },
    after: { party: index + 1, safety_score: read.unified.safety_score },
  })
  return document
}
