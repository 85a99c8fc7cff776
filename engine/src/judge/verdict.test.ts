import type { LegalIssue } from '@karar/schema'
import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const issue = (clause_number: string | null, title: string, actionable_guidance = title) =>
  ({ clause_number, title, actionable_guidance, severity: 'high' }) as LegalIssue
const reasoning = (...issues: LegalIssue[]) =>
  verdictOf({
    ...{ score: 30, uncapped: 30, issues, missing: [], held: [] },
    coverage: { sufficient: true, english: true },
    doubt: { unread_pages: [], doubtful_pages: [] },
  }).reasoning

test('two harms are named, each with its clause', () =>
  expect(reasoning(issue('6', 'Your pay can be cut'), issue(null, 'You are paid late'))).toBe(
    'Clause 6: Your pay can be cut. You are paid late. Ask for both to be changed first.',
  ))

test('one harm in two clauses is said once, and the next harm beside it', () => {
  const cut = [issue('6', 'Your pay can be cut'), issue('9', 'Your pay can be cut')]
  expect(reasoning(...cut)).toBe('Clause 6: Your pay can be cut. Ask for it to be changed before you sign.')
  expect(reasoning(...cut, issue('12', 'You are paid late'))).toMatch(/^Clause 6: .* Clause 12: You are paid late\./)
})

test('one harm is said once though its figures differ, and a clause that does two harms is named once', () => {
  const ban = [issue('5.1', 'You may not trade for 24 months', 'Delete'), issue('7', 'You may not trade', 'Delete')]
  expect(reasoning(...ban)).toBe(
    'Clause 5.1: You may not trade for 24 months. Ask for it to be changed before you sign.',
  )
  expect(reasoning(issue('12', 'You can be put out'), issue('12', 'Their liability is limited'))).toBe(
    'Clause 12: You can be put out. Their liability is limited. Ask for both to be changed first.',
  )
})

test('a number that brings its own word gets no second one', () => {
  expect(reasoning(issue('SECTION 6', 'You are paid late'))).toMatch(/^Section 6: You are paid late/)
  expect(reasoning(issue('Article IV', 'You are paid late'))).toMatch(/^Article IV: You are paid late/)
})
