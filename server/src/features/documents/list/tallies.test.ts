import type { AnalysisStatus, DocumentId, UserId } from '@karar/schema'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents, documentTallies, users } from '../../../db/tables.ts'
import { newId } from '../../../lib/ids.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const row = (ownerId: UserId, number: number) => {
  const id = newId<DocumentId>()
  const file = { originalFilename: 'a.pdf', fileSize: 1, mimeType: 'application/pdf', contentHash: id, fileKey: id }
  // every other in another month, some of them samples
  return { id, ownerId, ...file, uploadTime: new Date(Date.UTC(2026, number % 2, 15)), isSample: number % 5 === 0 }
}

/** Every third is one that was not cleared. */
const verdictOf = (number: number) => ({
  color: 'yellow' as const,
  text: 'Negotiate first.',
  not_cleared: number % 3 === 0 ? (['not_indian'] as ['not_indian']) : [],
})

/** What the tallies of somebody add up to, and what counting their documents gives. */
async function bothSums(owner: UserId) {
  const { db } = karar.parts.database
  const sums = (documents: string, scored: string, score: string, notCleared: string) =>
    sql.raw(
      `sum(${documents})::int as documents, sum(${scored})::int as scored, coalesce(sum(${score}), 0)::int as score,
       sum(${notCleared})::int as not_cleared, sum(issues_high)::int as high`,
    )
  const counts = 'case when safety_score is not null and not is_sample then 1 else 0 end'
  const kept = await db.execute(
    sql`select month, status, band, ${sums('documents', 'scored', 'score_sum', 'not_cleared')} from document_tallies where owner_id = ${owner} group by 1, 2, 3 having sum(documents) <> 0 order by 1, 2, 3`,
  )
  const counted = await db.execute(
    sql`select to_char(upload_time at time zone 'Asia/Kolkata', 'YYYY-MM') as month, analysis_status as status,
      case when safety_score < 40 then 'high' when safety_score < 75 then 'medium' when safety_score is not null then 'low' end as band,
      ${sums('1', counts, `${counts} * safety_score`, `case when jsonb_array_length(verdict -> 'not_cleared') > 0 then ${counts} else 0 end`)} from documents where owner_id = ${owner} group by 1, 2, 3 order by 1, 2, 3`,
  )
  return [kept.rows, counted.rows]
}

test('the tallies are what counting gives while many change documents at once, and do not pile up', async () => {
  const { db } = karar.parts.database
  const { id: owner } = await karar.givenSession()
  await db.insert(documents).values(Array.from({ length: 40 }, (_, number) => row(owner, number)))
  const ids = (await db.select({ id: documents.id }).from(documents).where(eq(documents.ownerId, owner))).map(
    ({ id }) => id,
  )
  const statuses: AnalysisStatus[] = ['analyzing', 'completed', 'failed', 'completed']
  const change = async (from: number) => {
    for (let number = from; number < ids.length; number += 8) {
      const id = ids[number]!
      for (const [step, status] of statuses.entries()) {
        const safetyScore = step === 0 ? null : (number * 29 + step * 50) % 101
        await db
          .update(documents)
          .set({ status, safetyScore, issuesHigh: number % 3, verdict: verdictOf(number) })
          .where(eq(documents.id, id))
      }
      if (number % 4 === 0) await db.delete(documents).where(eq(documents.id, id))
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, from) => change(from)))
  const [kept, counted] = await bothSums(owner)
  expect(counted?.length).toBeGreaterThan(4)
  expect(kept).toEqual(counted)
  // 250 rows and more have been added
  expect(await db.$count(documentTallies, eq(documentTallies.ownerId, owner))).toBeLessThan(120)

  // a change of many at once, and one that changes no sum
  await db
    .update(documents)
    .set({ safetyScore: 99 })
    .where(and(eq(documents.ownerId, owner), gte(documents.safetyScore, 40)))
  await db.delete(documents).where(and(eq(documents.ownerId, owner), lt(documents.safetyScore, 20)))
  const before = await db.$count(documentTallies)
  await db.update(documents).set({ contentHash: 'other' }).where(eq(documents.ownerId, owner))
  expect(await db.$count(documentTallies)).toBe(before)
  const [keptThen, countedThen] = await bothSums(owner)
  expect(keptThen).toEqual(countedThen)
})

test('nothing is left of the tallies of an account that is deleted', async () => {
  const { db } = karar.parts.database
  const { id: owner } = await karar.givenSession()
  await db.insert(documents).values([row(owner, 1), row(owner, 2)])
  await db.delete(users).where(eq(users.id, owner))
  expect(await db.$count(documentTallies, eq(documentTallies.ownerId, owner))).toBe(0)
})
