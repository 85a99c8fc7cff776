import type { MissingClause, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { openFaces } from '../../../lib/print/faces.ts'
import { missingSection } from './missing-section.ts'

const cap: MissingClause = {
  clause_type: 'limitation_of_liability',
  importance: 'critical',
  reason: 'Nothing caps it.',
  suggested_wording: null,
}
const insurance: MissingClause = {
  ...cap,
  clause_type: 'insurance',
  importance: 'nice_to_have',
  reason: 'It may burn.',
}
/** Its headings, and the names of the clauses below each, in their order. */
function headings(missing: MissingClause[]): string[] {
  const analysis = {
    missing_clause_details: missing,
    pages_in_doubt: { unread_pages: [], doubtful_pages: [] },
  } as Partial<UnifiedAnalysis> as UnifiedAnalysis
  const said = JSON.stringify(missingSection({ faces: openFaces() }, analysis))
  const looked = /"outlineText":"([^"]+)"|(Limitation of Liability|Insurance)/g
  return [...said.matchAll(looked)].flatMap(([, heading, clause]) => heading ?? clause ?? [])
}

test('what costs no points stands under a heading of its own, and only where there is any', () => {
  expect(headings([insurance, cap])).toEqual([
    'What is missing',
    'Limitation of Liability',
    'Also worth asking for',
    'Insurance',
  ])
  expect(headings([cap])).toEqual(['What is missing', 'Limitation of Liability'])
  expect(headings([insurance])).toEqual(['What is missing', 'Also worth asking for', 'Insurance'])
})
