import type { UnifiedAnalysis } from '@karar/schema'
import { readBuiltInTemplates } from '../built-in.ts'
import { contracts, scoreTemplate } from './score-templates.ts'

/**
 * Prints the table of templates with their scores, as docs/templates.md has it: `npm run templates -w @karar/server`.
 * With names of templates only those; with -v what was found in them.
 */
const args = process.argv.slice(2)
const day = args.find((word) => /^\d/.test(word)) ?? '2026-11-21'
const wanted = args.filter((word) => /^[a-z]/.test(word))
const verbose = args.includes('-v')
const signed = new Map(contracts().map((template) => [template.slug, template]))

/** 'Employer 98, Employee 90' */
const byParty = (sides: { party: string | null; analysis: UnifiedAnalysis }[]): string =>
  sides
    .map(({ party, analysis }) => {
      const { defined_term, role } = analysis.parties.find(({ name }) => name === party) ?? {}
      return `${defined_term ?? role ?? party} ${analysis.safety_score}`
    })
    .join(', ')

function printFound(party: string | null, analysis: UnifiedAnalysis): void {
  const { critical_issues, missing_clauses, verdict, contract_type_confidence: confidence } = analysis
  console.log(JSON.stringify({ party, verdict, confidence }))
  for (const { severity, category, clause_number, quote } of critical_issues) {
    console.log(`   ${severity} ${category} [${clause_number}] ${quote}`)
  }
  console.log(`   missing: ${missing_clauses.join(', ')}`)
}

console.log('| Template | Category | Read as | Score for each party | As uploaded |\n|---|---|---|---|--:|')
for (const { slug, name, category } of readBuiltInTemplates()) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue
  const template = signed.get(slug)
  if (!template) {
    console.log(`| ${name} | \`${category}\` | signed by nobody | | |`)
    continue
  }
  const [first, ...sides] = await scoreTemplate(template, day)
  const { contract_type: kind = '', safety_score: score = '' } = first?.analysis ?? {}
  console.log(`| ${name} | \`${category}\` | \`${kind}\` | ${byParty(sides)} | ${score} |`)
  if (verbose && first) for (const { party, analysis } of [first, ...sides]) printFound(party, analysis)
}
