import type { InitializedTemplates, TemplateId, UserId } from '@karar/schema'
import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { policyTemplates } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { newId } from '../../lib/ids.ts'
import type { BuiltInTemplate } from './built-in.ts'
import { type TemplateSource, templateSources } from './sources.ts'

/**
 * Puts the templates of this version in place. Those that an administrator changed stay as they are, those that one
 * deleted stay away; doing it again changes nothing.
 *
 * @param actor null where Karar does it by itself, at its start
 */
export function initializeTemplates(db: Db, actor: UserId | null): Promise<InitializedTemplates> {
  const sources = templateSources()
  return db.transaction(async (tx) => {
    // two processes at their first start: the second waits, then finds them all
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('karar puts its templates in place'))`)
    const { id, slug, digest, editedAt, deletedAt } = policyTemplates
    const rows = await tx.select({ id, slug, digest, editedAt, deletedAt }).from(policyTemplates).where(isNotNull(slug))
    const known = new Map(rows.map((row) => [row.slug, row]))
    const isDue = (source: TemplateSource) => {
      const row = known.get(source.slug)
      return !row || (row.editedAt === null && row.deletedAt === null && row.digest !== source.digest)
    }
    const due = await readTemplates(sources.filter(isDue).map((source) => source.slug))
    const added = due.filter((template) => !known.has(template.slug))
    if (added.length > 0) {
      await tx.insert(policyTemplates).values(added.map((template) => ({ id: newId<TemplateId>(), ...template })))
    }
    for (const { slug, ...template } of due) {
      const row = known.get(slug)
      if (!row) continue
      await tx
        .update(policyTemplates)
        .set({ ...template, updatedAt: new Date() })
        .where(eq(policyTemplates.id, row.id))
    }
    const counts = { created: added.length, updated: due.length - added.length }
    if (counts.created + counts.updated > 0) {
      await audit(tx, { actor, action: 'template.init', subject: { type: 'template', id: 'built-in' }, after: counts })
    }
    return { success: true, ...counts, total: sources.length }
  })
}

/** What reads them is loaded where there is one to read: at most starts there is none. */
async function readTemplates(slugs: readonly string[]): Promise<BuiltInTemplate[]> {
  if (slugs.length === 0) return []
  const { readBuiltInTemplates } = await import('./built-in.ts')
  return readBuiltInTemplates().filter(({ slug }) => slugs.includes(slug))
}
