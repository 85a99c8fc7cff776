import {
  type CreateTemplate,
  type EditTemplate,
  fieldsIn,
  type PolicyTemplate,
  type TemplateId,
  type TemplatesQuery,
  type UserId,
} from '@karar/schema'
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { policyTemplates } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId } from '../../lib/ids.ts'
import { words } from './words.ts'

export type TemplateRow = typeof policyTemplates.$inferSelect

const isThere = isNull(policyTemplates.deletedAt)

export interface TemplatePage {
  templates: PolicyTemplate[]
  total: number
  next: string | undefined
}

/** One page of the templates by name, of one category or all. */
export async function listTemplates(db: Db, { category, q, limit, cursor }: TemplatesQuery): Promise<TemplatePage> {
  const filter = and(isThere, category === undefined ? undefined : eq(policyTemplates.category, category), ...has(q))
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await db
    .select()
    .from(policyTemplates)
    .where(
      and(
        filter,
        after &&
          sql`(lower(${policyTemplates.name}), ${policyTemplates.id}) > (lower(${after.name}), ${after.id}::uuid)`,
      ),
    )
    .orderBy(sql`lower(${policyTemplates.name})`, asc(policyTemplates.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(policyTemplates).where(filter)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    templates: page.map(present),
    total: counted?.total ?? 0,
    next: rows.length > limit && last ? writeCursor(last) : undefined,
  }
}

/** Each word anywhere in what a person sees of a template before opening it. */
function has(q: string | undefined): SQL[] {
  const all = sql`concat_ws(' ', ${policyTemplates.name}, ${policyTemplates.description}, ${policyTemplates.category}, ${policyTemplates.guide}::text)`
  return (q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => sql`${all} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
}

const writeCursor = ({ name, id }: TemplateRow) => Buffer.from(JSON.stringify([id, name])).toString('base64url')

function readCursor(cursor: string): { id: string; name: string } {
  try {
    const [id, name] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    if (typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) && typeof name === 'string') return { id, name }
  } catch {
    // told below
  }
  throw new AppError('invalid_request', { message: words.badCursor })
}

/** @throws AppError template_not_found */
export async function findTemplate(db: Db | Tx, id: TemplateId): Promise<TemplateRow> {
  const [row] = await db
    .select()
    .from(policyTemplates)
    .where(and(eq(policyTemplates.id, id), isThere))
  if (!row) throw new AppError('template_not_found')
  return row
}

/** @throws AppError template_not_found */
export const readTemplate = async (db: Db, id: TemplateId): Promise<PolicyTemplate> =>
  present(await findTemplate(db, id))

/** A template that an administrator wrote. Its fields are the `{{keys}}` of its text. */
export function createTemplate(db: Db, actor: UserId, template: CreateTemplate): Promise<PolicyTemplate> {
  const { template_content: content, ...rest } = template
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(policyTemplates)
      .values({ id: newId<TemplateId>(), ...rest, content, fields: [] })
      .returning()
    if (!row) throw new Error('a template that was inserted did not come back')
    await log(tx, actor, 'template.create', row.id, { after: logged(row) })
    return present(row)
  })
}

/** @throws AppError template_not_found */
export function editTemplate(db: Db, actor: UserId, id: TemplateId, edit: EditTemplate): Promise<PolicyTemplate> {
  return db.transaction(async (tx) => {
    const before = await findTemplate(tx, id)
    const wished = {
      name: edit.name ?? before.name,
      category: edit.category ?? before.category,
      description: edit.description ?? before.description,
      content: edit.template_content ?? before.content,
    }
    const same = (Object.keys(wished) as (keyof typeof wished)[]).every((key) => wished[key] === before[key])
    if (same) return present(before)
    const [after] = await tx
      .update(policyTemplates)
      .set({ ...wished, editedAt: new Date(), updatedAt: new Date() })
      .where(and(eq(policyTemplates.id, id), isThere))
      .returning()
    if (!after) throw new AppError('template_not_found')
    await log(tx, actor, 'template.edit', id, { before: logged(before), after: logged(after) })
    return present(after)
  })
}

/**
 * Takes a template away. Drafts that were begun with it keep their text; one that came with Karar stays away.
 *
 * @throws AppError template_not_found
 */
export function deleteTemplate(db: Db, actor: UserId, id: TemplateId): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await findTemplate(tx, id)
    if (row.slug === null) await tx.delete(policyTemplates).where(eq(policyTemplates.id, id))
    else await tx.update(policyTemplates).set({ deletedAt: new Date() }).where(eq(policyTemplates.id, id))
    await log(tx, actor, 'template.delete', id, { before: logged(row) })
  })
}

const logged = ({ name, category, slug, content }: TemplateRow) => ({
  name,
  category,
  built_in: slug !== null,
  content_length: content.length,
})

function log(
  tx: Tx,
  actor: UserId,
  action: `template.${string}`,
  id: TemplateId,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  return audit(tx, { actor, action, subject: { type: 'template', id }, ...change })
}

function present(row: TemplateRow): PolicyTemplate {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    description: row.description,
    template_content: row.content,
    contract_type: row.contractType,
    guide: row.guide,
    fields: fieldsIn(row.content, row.fields),
    built_in: row.slug !== null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
