import type { ContractType } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { findSentence, onlyDescribes } from '../reading.ts'

const PERSONAL =
  /\b(?:personal (?:data|information)|personally identifiable|sensitive personal|user data|data (?:principals?|subjects?)|(?:customer|client|subscriber|patient|employee|consumer|guest|student|applicant)s?'? (?:data|records|details|databases?)|(?:names|phone numbers|mobile numbers|e-?mail addresses|kyc (?:data|documents)|aadhaar|health records?|payroll data)\b[^.;]{0,30}\bof (?:the |its )?(?:customers|employees|users|patients|individuals|candidates)|dpdp|gdpr|data protection)\b/
const HANDLES =
  /\b(?:process(?:es|ed|ing)?|collect(?:s|ed|ing)?|stor(?:e|es|ed|ing)|access(?:es|ed)?|handl(?:e|es|ed|ing)|host(?:s|ed|ing)?|receiv(?:e|es|ed|ing)|transfer(?:s|red|ring)?|use[sd]?|manag(?:e|es|ed|ing)|uploads?|shar(?:e|es|ed|ing))\b/
const BUSINESS_CONTACTS = /\b(?:business contact|contact (?:details|person)|for (?:the )?notices?|signator(?:y|ies))\b/

/** Contracts in which one side commonly handles people's data for the other. */
export const processing: readonly ContractType[] = [
  'data_processing_agreement',
  'software_as_a_service_agreement',
  'outsourcing_agreement',
  'service_agreement',
  'master_service_agreement',
  'consultancy_agreement',
]
/** Of these, the ones that are about data as such. */
export const dataHeavy: readonly ContractType[] = [
  'data_processing_agreement',
  'software_as_a_service_agreement',
  'outsourcing_agreement',
]

/** The sentence that brings people's data into the contract; null where none is really handled. */
export function personalDataIn(contract: Contract): { clause: Clause; sentence: Sentence } | null {
  return findSentence(
    contract,
    PERSONAL,
    (sentence, clause) =>
      clause.kind !== 'signature' &&
      !onlyDescribes(clause, sentence) &&
      HANDLES.test(sentence.full) &&
      !BUSINESS_CONTACTS.test(sentence.full) &&
      !/\b(?:no|not)\b[^.;]{0,60}\b(?:personal data|personal information|customer data)\b|\b(?:personal data|customer data)[^.;]{0,40}\b(?:is|are|will|shall) not\b/.test(
        sentence.full,
      ),
  )
}

/** A separate data agreement or policy that is made part of the contract settles what this paper leaves out. */
export const refersToDpa = (contract: Contract): boolean =>
  contract.type !== 'data_processing_agreement' &&
  /\bdata (?:processing|protection) (?:agreement|addendum|annexure|schedule|exhibit|terms)\b/.test(contract.text.norm)

export { PERSONAL }
