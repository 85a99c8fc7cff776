import { readBuiltInTemplates } from '../built-in.ts'
import { contracts, scoreTemplate } from './score-templates.ts'

/** Prints the table of templates with their scores: `npm run templates -w @karar/server`; with -v, what was found. */
const [day = '2026-11-21'] = process.argv.slice(2).filter((word) => /^\d/.test(word))
const verbose = process.argv.includes('-v')
const wanted = process.argv.slice(2).filter((word) => /^[a-z]/.test(word))
const signed = contracts()
console.log('| Template | Kind | Read for | Score | Grave | Missing |\n|---|---|---|--:|--:|--:|')
for (const template of readBuiltInTemplates()) {
  if (wanted.length > 0 && !wanted.includes(template.slug)) continue
  if (!signed.some(({ slug }) => slug === template.slug)) {
    console.log(`| ${template.name} | policy | | | | |`)
    continue
  }
  for (const { party, analysis } of await scoreTemplate(template, day)) {
    const { safety_score: score, contract_type: type, metrics } = analysis
    console.log(
      `| ${template.name} | ${type} | ${party ?? 'nobody named'} | ${score} | ${metrics.critical_issues_count} | ${metrics.missing_clauses_count} |`,
    )
    if (!verbose) continue
    console.log(
      JSON.stringify({
        verdict: analysis.verdict,
        confidence: analysis.contract_type_confidence,
        parties: analysis.parties,
      }),
    )
    for (const issue of analysis.critical_issues)
      console.log(`   ${issue.severity} ${issue.category} [${issue.clause_number}] ${issue.quote}`)
    console.log(`   missing: ${analysis.missing_clauses.join(', ')}`)
  }
}
