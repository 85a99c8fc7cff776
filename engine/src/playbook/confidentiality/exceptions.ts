import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { onlyDescribes } from '../reading.ts'

/** The five exceptions that every fair duty of confidence carries, and how contracts word them. */
const standard: readonly RegExp[] = [
  /\bpublic(?:ly)? (?:domain|known|available|knowledge|accessible|information|record)|\bgenerally (?:known|available)|\b(?:becomes?|is|are|was|were|made) (?:otherwise )?public\b|\bknown to the (?:public|trade)|\bin the public\b|\bavailable to the (?:general )?public/,
  /\balready (?:\w+ )?(?:known|knew|held|had|in (?:its|the|his|her|your|our)|possess\w+)|\b(?:previously|rightfully|lawfully) known|\bknown to (?:the )?(?:recipient|receiving party|it|him|her|them|other party|party)[^.;]{0,40}(?:prior|before|at)|\b(?:in|within) (?:its|the|his|their)[^.;]{0,40} possession|\b(?:possessed|knew|known)\b[^.;]{0,60}\b(?:prior to|before)/,
  /\bindependent(?:ly)?[^.;]{0,30}\b(?:develop|conceiv|creat|discover|originat|work)|\b(?:work(?:s|ed)?|found|arrive[sd]?) (?:out |at )?[^.;]{0,30}\b(?:by (?:itself|himself|herself|themselves)|on (?:its|his|her|their) own)\b|\b(?:develop|conceiv|creat)\w+ (?:\w+ )?independently/,
  /\b(?:receiv|obtain|acquir|disclos|furnish|learn|ma[dk]e|com|provid)\w*\b[^.;]{0,100}\b(?:third (?:part(?:y|ies)|person)|(?:an)?other source|other (?:lawful )?sources?)\b|\bfrom (?:a|any|another) (?:\w+ )?(?:source|third party|person) (?:\w+ )?(?:not|who|which|other|having|lawfully)/,
  /\b(?:required|compelled|obliged|ordered|mandated|necessary)\b[^.;]{0,60}\b(?:law|laws|courts?|order|statut\w+|regulat\w+|authorit\w+|subpoena|legal(?:ly)?|judicial|process)\b|\b(?:law|courts?|regulators?|authorit(?:y|ies))\b[^.;]{0,80}\b(?:requires?|orders?|asks? for|calls? for|compels?)\b[^.;]{0,40}\b(?:disclos|it\b|them\b)|\blegally (?:required|obliged|compelled)|\bby (?:order|operation) of (?:law|a court|any court|court)|\bsubpoena/,
]
/** What speaks of secrecy: 'as required by law' in a clause on permits is no exception to it. */
const OF_SECRECY = /\b(?:confiden|secre|disclos|divulg|non-?public)/
const LIFTS = /\b(?:not apply|not include|exclud\w*|except\w*|unless|other than|save|may|shall not|does not)\b/

/** How many of the standard exceptions the contract names, in what it says of secrecy and of information. */
export function countExceptions(contract: Contract): number {
  const about = contract.clauses.flatMap(({ heading, path, sentences }) =>
    OF_SECRECY.test(`${heading ?? ''} ${path.join(' ')}`.toLowerCase())
      ? sentences
      : sentences.filter(({ full }) => OF_SECRECY.test(full) || (/\binformation\b/.test(full) && LIFTS.test(full))),
  )
  return standard.filter((words) => about.some(({ full }) => words.test(full))).length
}

export const KEEPS_SECRET =
  /\b(?:(?:shall|will|must|agrees?|undertakes?|covenants?)\b[^.;]{0,80}?\b(?:not (?:to )?(?:(?:at any time|directly or indirectly|without [^.;]{0,60}),? )?(?:use or )?(?:disclose|divulge|reveal|communicate|publish)|keep[^.;]{0,80}(?:confidential|secret|in confidence|secrecy)|maintain[^.;]{0,60}(?:confidential|secrecy|in confidence)|(?:hold|keep)[^.;]{0,80}\bin[^.;]{0,20}confidence|treat[^.;]{0,80}as[^.;]{0,20}confidential|protect[^.;]{0,60}confidential))/
const SECRET = /\b(?:confidential\w*|secret|secrecy|proprietary|in confidence|non-?public)\b/

/** The clause that lays a real duty of confidence on somebody. */
export function confidentialityDuty(contract: Contract): { clause: Clause; sentence: Sentence } | null {
  for (const clause of contract.clauses) {
    if (clause.kind === 'recitals' || clause.kind === 'parties' || !SECRET.test(clause.text)) continue
    for (const sentence of clause.sentences) {
      if (!KEEPS_SECRET.test(sentence.full) || !SECRET.test(sentence.full) || onlyDescribes(clause, sentence)) continue
      // The award, the mediation or the terms of this very paper are a narrower secret.
      if (
        /\b(?:arbitrat\w+|mediation|award|terms of this agreement|existence of this agreement|password|settlement discussions|audit(?:or)?s?)\b/.test(
          sentence.full,
        )
      )
        continue
      return { clause, sentence }
    }
  }
  return null
}
