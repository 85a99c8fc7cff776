import { z } from 'zod'
import { Party } from './analysis.ts'
import { NamedContractType } from './reading/newer-words.ts'

/** Who the parties of a contract are, for choosing one of them. */
export const PartyIdentification = z.object({
  identified_parties: z.object({ parties: z.array(Party) }),
  contract_type: NamedContractType.nullable(),
  detection_method: z.literal('document_text'),
  confidence: z.number().min(0).max(1),
})
export type PartyIdentification = z.infer<typeof PartyIdentification>

export const SetUserParty = z.object({
  party_name: z
    .string('Say which party you are.')
    .trim()
    .min(1, 'Say which party you are.')
    .max(500)
    .meta({ description: 'One of the identified parties: its name, role or defined term' }),
})
export type SetUserParty = z.infer<typeof SetUserParty>

export const UserPartySet = z.object({ message: z.string(), user_party: z.string() })
export type UserPartySet = z.infer<typeof UserPartySet>

/** Bands of the position strength: 70 and above favours the reader, 40 to 69 is balanced, below 40 favours the other party. */
export function strengthBand(strength: number): 'favourable' | 'balanced' | 'unfavourable' {
  return strength >= 70 ? 'favourable' : strength >= 40 ? 'balanced' : 'unfavourable'
}

const percent = (value: number) => Math.max(0, Math.min(100, Math.round(value)))

/** The gauges that are derived from strength (0 to 100) and the number of critical issues; each 0 to 100. */
export function derivedGauges(strength: number, criticalIssues: number) {
  return {
    financial_terms: percent(strength + 10),
    risk_distribution: percent(100 - 15 * Math.max(0, criticalIssues)),
    exit_flexibility: percent(strength + 20),
  }
}

/** The colour of a gauge: green above 70, yellow above 50, red otherwise. */
export function gaugeColour(value: number): 'green' | 'yellow' | 'red' {
  return value > 70 ? 'green' : value > 50 ? 'yellow' : 'red'
}
