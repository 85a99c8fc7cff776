import type { CreatedSharedLink, DocumentId, SharedAnalysis, SharedLink, SharedLinkId, UserId } from '@karar/schema'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses, auditLog, documents, documentTexts, sharedLinks, users } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId, newToken, sha256 } from '../../lib/ids.ts'
import { corrected } from '../corrections/service.ts'
import { findRow } from '../documents/service.ts'
import { words } from './words.ts'

/** of one document at a time */
const mostLinks = 20
const day = 24 * 3_600_000
/** So many days a link that works no more is known, so that whoever opens it leaves a line in the audit log. */
const daysKnown = 90

type Row = typeof sharedLinks.$inferSelect

const present = ({ id, createdAt, expiresAt, lastUsedAt }: Row): SharedLink => ({
  id,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

const isGood = () => gt(sharedLinks.expiresAt, sql`now()`)

/** The links of a document that are still good, oldest first. @throws AppError document_not_found */
export async function listLinks(db: Db, owner: UserId, id: DocumentId): Promise<SharedLink[]> {
  await findRow(db, owner, id)
  const rows = await db
    .select()
    .from(sharedLinks)
    .where(and(eq(sharedLinks.documentId, id), isGood()))
    .orderBy(asc(sharedLinks.createdAt))
  return rows.map(present)
}

/**
 * Makes a link by which the analysis can be read without an account. Its secret is in this answer and nowhere else.
 *
 * @throws AppError document_not_found; not_analyzed; links_full
 */
export async function createLink(db: Db, owner: UserId, id: DocumentId, days: number): Promise<CreatedSharedLink> {
  const token = newToken()
  const row = await db.transaction(async (tx) => {
    await findRow(tx, owner, id)
    // the document stays until the link is there, and of two at once the second counts the first
    const [held] = await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update')
    if (!held) throw new AppError('document_not_found')
    const [analysed] = await tx.select({ id: analyses.documentId }).from(analyses).where(eq(analyses.documentId, id))
    if (!analysed) throw new AppError('not_analyzed', { message: words.notAnalyzed })
    const known = sql`now() - make_interval(days => ${daysKnown})`
    await tx.delete(sharedLinks).where(and(eq(sharedLinks.documentId, id), lte(sharedLinks.expiresAt, known)))
    if ((await tx.$count(sharedLinks, and(eq(sharedLinks.documentId, id), isGood()))) >= mostLinks) {
      throw new AppError('links_full', { message: words.full(mostLinks) })
    }
    const [made] = await tx
      .insert(sharedLinks)
      .values({
        id: newId<SharedLinkId>(),
        tokenHash: sha256(token),
        documentId: id,
        expiresAt: new Date(Date.now() + days * day),
      })
      .returning()
    if (!made) throw new Error('the link was not kept')
    const subject = { type: 'document', id }
    await audit(tx, { actor: owner, action: 'document.share', subject, after: { link: made.id, days } })
    return made
  })
  return { ...present(row), token }
}

/** The links of all documents of a person, for the export of their account; no secret is among them. */
export function readLinksOf(db: Db, owner: UserId) {
  return db
    .select({
      document_id: sharedLinks.documentId,
      id: sharedLinks.id,
      created_at: sharedLinks.createdAt,
      expires_at: sharedLinks.expiresAt,
      last_used_at: sharedLinks.lastUsedAt,
    })
    .from(sharedLinks)
    .innerJoin(documents, eq(documents.id, sharedLinks.documentId))
    .where(eq(documents.ownerId, owner))
    .orderBy(asc(sharedLinks.createdAt))
}

/** Ends a link at once. @throws AppError document_not_found, link_not_found */
export async function revokeLink(db: Db, owner: UserId, id: DocumentId, linkId: SharedLinkId): Promise<void> {
  await db.transaction(async (tx) => {
    await findRow(tx, owner, id)
    const [gone] = await tx
      .update(sharedLinks)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(sharedLinks.id, linkId), eq(sharedLinks.documentId, id), isGood()))
      .returning({ id: sharedLinks.id })
    if (!gone) throw new AppError('link_not_found')
    const subject = { type: 'document', id }
    await audit(tx, { actor: owner, action: 'document.unshare', subject, before: { link: linkId } })
  })
}

/**
 * What a link shows. A wrong secret, a link that ran out or was ended, a document that is gone and an owner who may not
 * sign in are answered alike, so that the answer tells nothing.
 *
 * @throws AppError link_not_found
 */
export async function openLink(db: Db, token: string): Promise<SharedAnalysis> {
  const opened = await readLink(db, token)
  if (!opened) {
    await noteRefused(db, token)
    throw new AppError('link_not_found')
  }
  return opened
}

/** Writes down that a link was opened which works no more; once an hour a link, as where it works. */
async function noteRefused(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(sharedLinks)
      .where(eq(sharedLinks.tokenHash, sha256(token)))
      .for('update')
    // of a secret that never was a link there is nothing to say
    if (!known) return
    const action = 'document.refuse_link'
    const [told] = await tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectId, known.documentId),
          eq(auditLog.action, action),
          gt(auditLog.at, sql`now() - interval '1 hour'`),
          sql`${auditLog.after} ->> 'link' = ${known.id}`,
        ),
      )
      .limit(1)
    if (told) return
    await audit(tx, {
      actor: null,
      action,
      subject: { type: 'document', id: known.documentId },
      after: { link: known.id },
    })
  })
}

async function readLink(db: Db, token: string): Promise<SharedAnalysis | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        id: sharedLinks.id,
        expiresAt: sharedLinks.expiresAt,
        documentId: documents.id,
        name: documents.originalFilename,
        analyzedAt: analyses.analyzedAt,
        warnings: analyses.warnings,
        analysis: analyses.unified,
        text: documentTexts.text,
        pages: documentTexts.pages,
        first: sql<boolean>`${sharedLinks.lastUsedAt} is null or ${sharedLinks.lastUsedAt} < now() - interval '1 hour'`,
      })
      .from(sharedLinks)
      .innerJoin(documents, eq(documents.id, sharedLinks.documentId))
      .innerJoin(users, and(eq(users.id, documents.ownerId), eq(users.status, 'approved')))
      .innerJoin(analyses, eq(analyses.documentId, documents.id))
      .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
      .where(and(eq(sharedLinks.tokenHash, sha256(token)), isGood()))
    if (!row) return undefined
    await tx.update(sharedLinks).set({ lastUsedAt: sql`now()` }).where(eq(sharedLinks.id, row.id))
    // once an hour a link: who reloads a page does not fill the log
    if (row.first) {
      const subject = { type: 'document', id: row.documentId }
      await audit(tx, { actor: null, action: 'document.view_by_link', subject, after: { link: row.id } })
    }
    const { name, warnings, text, pages } = row
    const analysis = await corrected(tx, row.documentId, row.analysis)
    return {
      name,
      analyzed_at: row.analyzedAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      warnings,
      analysis: { ...analysis, perspective: withoutOwner(analysis.perspective) },
      text,
      pages,
    }
  })
}

/** That the side goes by the owner's company would tell who the owner is; that it is a guess is told to everybody. */
function withoutOwner(perspective: SharedAnalysis['analysis']['perspective']) {
  return perspective.basis === 'company' ? { ...perspective, basis: 'chosen' as const } : perspective
}
