import {
  type CreateDraft,
  type Draft,
  type DraftId,
  fieldsIn,
  type ListedDraft,
  type ListQuery,
  mostDrafts,
  type SaveDraft,
  type UserId,
  valueFault,
} from '@karar/schema'
import { and, asc, count, desc, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { drafts } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import type { Person } from '../../../lib/http/access.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { holdAccount } from '../../usage/service.ts'
import { findTemplate } from '../catalogue.ts'
import { words } from '../words.ts'

type DraftRow = typeof drafts.$inferSelect

/**
 * Begins a draft with a template's text as it stands now, and with what the account tells already filled in. One of the
 * same text in which nothing was filled in yet is gone on with.
 *
 * @throws AppError template_not_found, drafts_full
 */
export function createDraft(db: Db, person: Person, { template_id, name }: CreateDraft): Promise<Draft> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, person.id)
    const template = await findTemplate(tx, template_id)
    const [untouched] = await tx
      .select()
      .from(drafts)
      .where(
        and(
          eq(drafts.userId, person.id),
          eq(drafts.templateId, template.id),
          eq(drafts.content, template.content),
          eq(drafts.updatedAt, drafts.createdAt),
        ),
      )
      .limit(1)
    if (untouched && name === undefined) return present(untouched)
    const [kept] = await tx.select({ drafts: count() }).from(drafts).where(eq(drafts.userId, person.id))
    if ((kept?.drafts ?? 0) >= mostDrafts) throw new AppError('drafts_full')
    const fields = fieldsIn(template.content, template.fields)
    const known = { company_name: person.companyName, email: person.email }
    const [row] = await tx
      .insert(drafts)
      .values({
        id: newId<DraftId>(),
        userId: person.id,
        templateId: template.id,
        name: name ?? template.name,
        category: template.category,
        isContract: template.contractType !== null,
        content: template.content,
        guide: template.guide,
        fields,
        values: Object.fromEntries(
          fields.flatMap(({ key, fills_from }) => (fills_from ? [[key, known[fills_from]]] : [])),
        ),
      })
      .returning()
    if (!row) throw new Error('a draft that was inserted did not come back')
    await log(tx, person.id, 'draft.create', row.id, { after: { template_id, ...tally(row) } })
    return present(row)
  })
}

export interface DraftPage {
  drafts: ListedDraft[]
  total: number
  next: string | undefined
}

/** One page of somebody's own drafts, newest first. */
export async function listDrafts(db: Db, person: UserId, { limit, cursor }: ListQuery): Promise<DraftPage> {
  if (cursor !== undefined && !isId.test(cursor)) throw new AppError('invalid_request', { message: words.badCursor })
  const own = eq(drafts.userId, person)
  const rows = await db
    .select()
    .from(drafts)
    .where(and(own, cursor === undefined ? undefined : lt(drafts.id, cursor as DraftId)))
    .orderBy(desc(drafts.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(drafts).where(own)
  const page = rows.slice(0, limit)
  return {
    drafts: page.map(presentListed),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  }
}

/** @throws AppError draft_not_found */
export const readDraft = async (db: Db, person: UserId, id: DraftId): Promise<Draft> =>
  present(await find(db, person, id))

/**
 * Keeps what was filled in; what is not named stays as it is.
 *
 * @throws AppError draft_not_found, invalid_request
 */
export function saveDraft(db: Db, person: UserId, id: DraftId, { name, values = {} }: SaveDraft): Promise<Draft> {
  return db.transaction(async (tx) => {
    const before = await find(tx, person, id, 'update')
    refuseFaults(before, values)
    const known = new Set(before.fields.map(({ key }) => key))
    const taken = Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key)))
    const wished = { name: name ?? before.name, values: { ...before.values, ...taken } }
    const changed = Object.keys(taken).filter((key) => (before.values[key] ?? '') !== taken[key])
    if (changed.length === 0 && wished.name === before.name) return present(before)
    const [after] = await tx
      .update(drafts)
      .set({ ...wished, updatedAt: new Date() })
      .where(eq(drafts.id, id))
      .returning()
    if (!after) throw new AppError('draft_not_found')
    // which fields, and never what stands in them
    await log(tx, person, 'draft.save', id, { before: tally(before), after: { ...tally(after), changed } })
    return present(after)
  })
}

/** A number where a number is asked for, a day where a day is. */
function refuseFaults({ fields }: DraftRow, values: Readonly<Record<string, string>>): void {
  const errors = fields.flatMap((field) => {
    const fault = valueFault(field, values[field.key] ?? '')
    return fault === null ? [] : [{ path: `values.${field.key}`, message: words.faults[fault](field.label) }]
  })
  if (errors[0]) throw new AppError('invalid_request', { message: errors[0].message, errors })
}

/** @throws AppError draft_not_found */
export function deleteDraft(db: Db, person: UserId, id: DraftId): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await find(tx, person, id, 'update')
    await tx.delete(drafts).where(eq(drafts.id, id))
    await log(tx, person, 'draft.delete', id, { before: tally(row) })
  })
}

const batch = 50

/** All drafts of a person, oldest first, for the export of their account; read while they are asked for. */
export async function* readDraftsOf(db: Db, person: UserId): AsyncGenerator<Draft> {
  for (let offset = 0; ; offset += batch) {
    const own = eq(drafts.userId, person)
    const rows = await db.select().from(drafts).where(own).orderBy(asc(drafts.id)).limit(batch).offset(offset)
    yield* rows.map(present)
    if (rows.length < batch) return
  }
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Somebody else's is not there. */
async function find(db: Db | Tx, person: UserId, id: DraftId, hold?: 'update'): Promise<DraftRow> {
  const query = db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.userId, person)))
  const [row] = hold ? await query.for(hold) : await query
  if (!row) throw new AppError('draft_not_found')
  return row
}

function tally({ fields, values }: DraftRow): { filled: number; total: number } {
  return { filled: fields.filter(({ key }) => (values[key] ?? '').trim() !== '').length, total: fields.length }
}

function log(
  tx: Tx,
  actor: UserId,
  action: `draft.${string}`,
  id: DraftId,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  return audit(tx, { actor, action, subject: { type: 'draft', id }, ...change })
}

const presentListed = (row: DraftRow): ListedDraft => ({
  id: row.id,
  name: row.name,
  category: row.category,
  ...tally(row),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

function present(row: DraftRow): Draft {
  return {
    id: row.id,
    template_id: row.templateId,
    name: row.name,
    category: row.category,
    is_contract: row.isContract,
    template_content: row.content,
    guide: row.guide,
    fields: row.fields,
    values: row.values,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
