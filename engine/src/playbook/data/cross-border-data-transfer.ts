import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isNegated, onlyDescribes, partyOn, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const DATA =
  /\b(?:(?:personal|customer|user|client|payment|your|transaction|card|subscriber) (?:data|information)|\bdata\b)/
const ANYWHERE =
  /\b(?:anywhere (?:in|around) the world|any part of the world|(?:any|other) (?:country|countries|location|jurisdiction|place|territory)|outside (?:of )?india|worldwide|globally|overseas|abroad|any (?:of its )?(?:data ?cent(?:re|er)s?|servers?)[^.;]{0,40}(?:world|global|countr)|cross-?border|(?:located|hosted|stored) in (?:the )?(?:united states|usa|singapore|ireland|europe))\b/
const MOVES =
  /\b(?:transfer(?:s|red|ring)?|stor(?:e|ed|ing|age)|process(?:ed|ing)?|host(?:ed|ing)?|mov(?:e|ed|ing)|shift(?:ed|ing)?|relocat(?:e|ed|ing)|mirror(?:ed)?|replicat\w+|export(?:ed)?|send|sent|access(?:ed)?)\b/
const SAFE =
  /\b(?:section 16|restricted|standard contractual clauses|sccs?|adequacy|binding corporate rules|lawful safeguards|appropriate safeguards|prior (?:written )?(?:consent|notice|approval)|(?:with|on|after|upon) (?:the )?(?:written )?(?:consent|approval|instructions?)|in (?:compliance|accordance) with (?:the )?(?:applicable )?(?:law|laws|data protection|dpdp|rules)|subject to (?:the )?(?:applicable )?(?:law|data protection)|only (?:in|within) (?:india|the (?:eu|eea|region))|annexure|listed|named)\b/
const EU = /\b(?:european union|\beu\b|eea|gdpr|european economic area)\b/
const PAYMENT = /\b(?:payment|card) (?:data|information)\b/

/**
 * India lets personal data travel unless the Government restricts a country (DPDP Act s. 16, Rule 15; none was restricted
 * as of April 2026), and payment data must stay (RBI, 2018). Europe asks for paperwork first.
 */
export const crossBorderDataTransfer: Rule = {
  id: 'cross-border-data-transfer',
  category: 'cross_border_data_transfer',
  law: [
    {
      act: 'Digital Personal Data Protection Act 2023 and Rules 2025',
      section: 's. 16, Rule 15',
      note: 'Transfer abroad is allowed unless the Government restricts a country, and stricter sector rules prevail; none was restricted as of April 2026.',
    },
  ],
  words: {
    title: 'The data may go to any country',
    short: 'Data goes abroad',
    harm: 'The clause lets data be kept or sent anywhere, with no named place and no safeguard. You stay answerable for it there, and a later ban finds you unprepared.',
    ask: 'Ask for named hosting regions, notice before any change, the European clauses for European data, and a stop when a country is restricted.',
    wording:
      'Personal data shall be hosted in India; other transfers need prior written notice, lawful safeguards, and shall stop if restricted under section 16 of the DPDP Act.',
    notes: ['Data of people in the European Union needs standard contractual clauses before it comes to India.'],
    favour: {
      title: 'You may host the data anywhere',
      harm: 'A restriction by the Government or a sector rule overrides this clause.',
    },
  },
  gate: /data|information/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  const match = ANYWHERE.exec(sentence.text)
  if (match === null || onlyDescribes(clause, sentence) || !DATA.test(words) || !MOVES.test(words)) return []
  if (
    /\b(?:(?:technical|clinical|trial|study|product|safety|sales|market|test|regulatory|financial|scientific) data|audit|inspect)\b/.test(
      words,
    )
  )
    return []
  if (!/\b(?:may|consents?|agrees?|can|will|shall|acknowledges?|authori[sz]es?)\b/.test(words)) return []
  if (
    isNegated(sentence.text, match.index) ||
    /\b(?:shall|will|may|must) not\b|\bno (?:personal |customer )?data\b/.test(words)
  )
    return []
  if (SAFE.test(withNext(clause, sentence).replace(/\bwithout\b[^.;,]{0,40}\b(?:consent|notice|approval)\b/g, '')))
    return []
  const near = sentence.text.slice(Math.max(0, match.index - 220), match.index + 220)
  if (!DATA.test(near) || !MOVES.test(near)) return []
  const people = /\b(?:personal|customer|user|client|payment|your|subscriber|card)\b/.test(words)
  if (!people && clause.type !== 'data_protection') return []
  const strict = EU.test(contract.text.norm) || PAYMENT.test(words)
  const whatever =
    /\bwhatever (?:its|the) law|regardless of (?:its|the) (?:law|level of protection)|any country\b/.test(words)
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: strict ? 'high' : 'medium',
      burdened: partyOn(contract, 'controller', 'customer', 'user', 'employee'),
      forBeneficiary: strict ? 'medium' : 'low',
      confidence: 0.75,
      flags: [
        whatever ? 'Any country, whatever its law' : 'No place is named',
        ...(strict ? ['Payment data, or people in the European Union'] : []),
      ],
    },
  ]
}
