import { analyze } from '@karar/engine'
import { readDocument } from '@karar/reader'
import { type ContractType, paperOf, type UnifiedAnalysis } from '@karar/schema'
import { paperDocx } from '../../../lib/papers/paper-docx.ts'
import { meaningOf } from '../../../lib/text/meaning.ts'
import { type BuiltInTemplate, readBuiltInTemplates } from '../built-in.ts'

/** What the analyser says of a template that is filled in with its examples, for one of its parties. */
export interface ScoredTemplate {
  template: BuiltInTemplate
  /** null: nobody was chosen; it is read for the company whose account uploads it, where that is a party */
  party: string | null
  analysis: UnifiedAnalysis
}

/** Templates that somebody signs. A privacy policy is read as a kind of its own, and signed by nobody. */
export const contracts = (): (BuiltInTemplate & { contractType: ContractType })[] =>
  readBuiltInTemplates().filter(
    (template): template is BuiltInTemplate & { contractType: ContractType } =>
      template.contractType !== null && template.contractType !== 'privacy_policy',
  )

/**
 * Reads a template as somebody would who filled it in, saved it for Word and uploaded that: as it is read first, and from
 * the side of each of its parties.
 */
export async function scoreTemplate(template: BuiltInTemplate, day: string): Promise<ScoredTemplate[]> {
  const { name, content, fields } = template
  const values = Object.fromEntries(fields.map(({ key, example }) => [key, example]))
  const blocks = paperOf(content, fields, values)
  const read = await readDocument(await paperDocx({ name, blocks, format: 'docx', at: `${day}T00:00:00Z` }))
  const readings = await meaningOf(read.text, day)
  const options = { day, pages: read.pages, ...(readings && { readings }) }
  const own = fields.find(({ fills_from }) => fills_from === 'company_name')
  const first = analyze(read.text, { ...options, ...(own && { company: own.example }) })
  const sides = first.parties.map(({ name: party }) => ({
    template,
    party,
    analysis: analyze(read.text, { ...options, party }),
  }))
  return [{ template, party: null, analysis: first }, ...sides]
}
