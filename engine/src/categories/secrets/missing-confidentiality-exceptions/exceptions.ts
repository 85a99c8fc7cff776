import type { Contract } from '../../../understand/contract.ts'

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
