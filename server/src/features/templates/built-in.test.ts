import { readFileSync } from 'node:fs'
import { keysIn, TemplateCategory, valueFault } from '@karar/schema'
import { expect, test } from 'vitest'
import { readBuiltInTemplates } from './built-in.ts'
import { contracts, scoreTemplate } from './testing/score-templates.ts'

const templates = readBuiltInTemplates()

test('there are at least 24 templates, and at least one of every category', () => {
  expect(templates.length).toBeGreaterThanOrEqual(24)
  expect([...new Set(templates.map(({ category }) => category))].sort()).toEqual(TemplateCategory.options.toSorted())
  expect(new Set(templates.map(({ slug }) => slug)).size).toBe(templates.length)
})

test('the page about templates names each of them, and no other', () => {
  const page = readFileSync(new URL('../../../../docs/templates.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| ([^|]+) \| `(\w+)` \|/gm)].map(([, name, category]) => `${name} (${category})`)
  expect(rows).toEqual(templates.map(({ name, category }) => `${name} (${category})`))
})

test.each(templates.map((template) => [template.slug, template] as const))(
  '%s says when to use it, and each of its fields has a label, help and an example that fits',
  (_, { content, fields, guide, description }) => {
    expect(content).toMatch(/^# \S/)
    expect(content).not.toMatch(/@\{|\$\d|(?<!_)_{3,29}(?!_)/)
    for (const words of [description, ...Object.values(guide)]) expect(words.length).toBeGreaterThan(30)
    expect(fields.map(({ key }) => key)).toEqual(keysIn(content))
    for (const field of fields) {
      expect([field.key, field.label !== '', field.help !== '', field.example !== '']).toEqual([
        field.key,
        true,
        true,
        true,
      ])
      expect([field.key, valueFault(field, field.example)]).toEqual([field.key, null])
    }
  },
)

test('every policy names the company, so that the reader’s name can be filled in', () => {
  for (const { slug, fields, contractType } of templates) {
    if (contractType !== null) continue
    expect([slug, fields.some(({ fills_from }) => fills_from === 'company_name')]).toEqual([slug, true])
  }
})

/** Two persons form a firm: neither is the company of an account, so that it is read for nobody, and held at 74, until one is chosen. */
const readForNobody = ['partnership-deed']

test.each(contracts().map((template) => [template.slug, template] as const))(
  '%s, filled in and analysed, is read as what it is and scores 75 or more for each of its parties',
  async (_, template) => {
    const [first, ...sides] = await scoreTemplate(template, '2026-11-21')
    expect(first?.analysis.contract_type).toBe(template.contractType)
    const hasOwn = template.fields.some(({ fills_from }) => fills_from === 'company_name')
    expect(first?.analysis.perspective.basis === 'company').toBe(hasOwn)
    expect(first?.analysis.safety_score).toBeGreaterThanOrEqual(readForNobody.includes(template.slug) ? 74 : 75)
    expect(sides.length).toBeGreaterThanOrEqual(2)
    for (const { party, analysis } of sides) {
      const found = analysis.critical_issues.map(({ category, clause_number }) => `${category} in ${clause_number}`)
      expect(analysis.safety_score, `${party}: ${found.join(', ')}`).toBeGreaterThanOrEqual(75)
    }
  },
)
