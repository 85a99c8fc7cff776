import type {
  CorrectFact,
  Correction,
  DocumentId,
  Fact,
  FactKind,
  KeyFacts,
  UnifiedAnalysis,
  UserId,
} from '@karar/schema'
import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { analyses, documents, factCorrections } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId } from '../../lib/ids.ts'
import { findRow, keepDays } from '../documents/service.ts'
import { applyCorrections, matchCorrections } from './apply.ts'

/** An analysis with the figures that its owner put right by hand: what is shown, and what goes out. */
export async function corrected(db: Db | Tx, id: DocumentId, analysis: UnifiedAnalysis): Promise<UnifiedAnalysis> {
  const corrections = await correctionsOf(db, id)
  if (corrections.length === 0) return analysis
  return { ...analysis, key_facts: applyCorrections(analysis.key_facts, corrections) }
}

/**
 * Puts a name and a figure of the owner's own in the place of what was read, or takes them back. The days of the
 * dashboard go by them from then on.
 *
 * @returns the facts as they stand now
 * @throws AppError document_not_found, not_analyzed, fact_not_found
 */
export async function correctFact(
  db: Db,
  owner: UserId,
  id: DocumentId,
  { kind, start, label, value, correction: asked, keeps }: CorrectFact,
): Promise<KeyFacts> {
  return db.transaction(async (tx) => {
    await findRow(tx, owner, id)
    // neither a new analysis nor another correction comes in between
    const [held] = await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update')
    if (!held) throw new AppError('document_not_found')
    const [row] = await tx.select({ unified: analyses.unified }).from(analyses).where(eq(analyses.documentId, id))
    if (!row) throw new AppError('not_analyzed')
    const facts = row.unified.key_facts[kind]
    const at = facts.findIndex((one) => one.start === start && one.label === label && one.value === value)
    const fact = facts[at]
    if (!fact) throw new AppError('fact_not_found')

    const before = matchCorrections(kind, facts, await correctionsOf(tx, id)).get(at)
    const correction = asked && keeps ? joined(asked, keeps, before ?? asRead(kind, fact), asRead(kind, fact)) : asked
    if (before) await tx.delete(factCorrections).where(eq(factCorrections.id, before.id))
    if (correction) {
      await tx.insert(factCorrections).values({
        id: newId(),
        documentId: id,
        kind,
        start,
        quote: fact.quote,
        readLabel: label,
        readValue: value,
        ...correction,
      })
    }
    const now = await corrected(tx, id, row.unified)
    if (!before && !correction) return now.key_facts
    await keepDays(tx, id, now)
    // By its number, and without the figure: the log outlives the document.
    await audit(tx, {
      actor: owner,
      action: 'analysis.correct_fact',
      subject: { type: 'document', id },
      before: { fact_kind: kind, fact: at + 1, by_hand: before !== undefined },
      after: { fact_kind: kind, fact: at + 1, by_hand: correction !== null },
    })
    return now.key_facts
  })
}

/** A fact as it was read, in the form in which corrections are kept: of a date its day. */
const asRead = (kind: FactKind, { label, value, iso }: Fact & { iso?: string | null }): Correction => ({
  label,
  value: kind === 'dates' ? (iso ?? value) : value,
})

/**
 * One of the two put right, with the other as it stands: another window may have put that right meanwhile.
 *
 * @returns null where that is what was read
 */
function joined(asked: Correction, keeps: keyof Correction, stands: Correction, read: Correction): Correction | null {
  const now = { label: asked.label, value: asked.value, [keeps]: stands[keeps] }
  return now.label === read.label && now.value === read.value ? null : now
}

/** All corrections of a person, for the export of their account. */
export function readCorrectionsOf(db: Db, owner: UserId) {
  return db
    .select({
      document_id: factCorrections.documentId,
      kind: factCorrections.kind,
      quote: factCorrections.quote,
      read_label: factCorrections.readLabel,
      read_value: factCorrections.readValue,
      label: factCorrections.label,
      value: factCorrections.value,
      corrected_at: factCorrections.correctedAt,
    })
    .from(factCorrections)
    .innerJoin(documents, eq(documents.id, factCorrections.documentId))
    .where(eq(documents.ownerId, owner))
    .orderBy(asc(factCorrections.correctedAt))
}

const correctionsOf = (db: Db | Tx, id: DocumentId) =>
  db.select().from(factCorrections).where(eq(factCorrections.documentId, id)).orderBy(asc(factCorrections.id))
