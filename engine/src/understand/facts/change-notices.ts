import type { KeyFacts } from '@karar/schema'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import type { Contract } from '../contract.ts'
import { periodsIn } from '../reading/reading.ts'
import { type Ground, unique } from './grounding.ts'
import { describe, quotedAround } from './notices.ts'
import { statementsOf } from './statements.ts'

const CHANGES =
  /\b(?:modif(?:y|ies|ied|ication)|chang(?:e|es|ed|ing)|amend(?:s|ed|ing|ments?)?|revis(?:e|es|ed|ion|ions)|var(?:y|ied|iation)|updat(?:e|es|ed)|increas(?:e|es|ed)|introduc(?:e|es|ed))\b/
/** What a business changes for those who signed: its terms and its prices. */
const TERMS =
  /\b(?:terms|agreement|conditions|polic(?:y|ies)|fees?|charges|prices?|pricing|plans?|rates?|commissions?|rent|tariffs?|changes)\b/
const NOTICE_BEHIND = /^(?:'s?)? (?:(?:prior|advance|written|clear|previous) ){0,3}(?:notice|intimation)\b/
const AHEAD = /^(?:'s?)? (?:before|prior to|in advance|ahead|beforehand)\b/
const NOTICE_BEFORE =
  /\b(?:notice|intimation)(?: (?:period|in writing))? of (?:at least |not less than |a minimum of )?$/
const TOLD = /\b(?:notif\w+|inform\w*|intimat\w+|told|tell|announce\w*|communicat\w+|give)\b/
/** The change is of something else: of a place of work, of who has the contract, of an address. */
const OF_ELSE =
  /\b(?:address|control|ownership|transfer\w*|relocat\w+|bank account|nominee|delivery date|schedule of|insur\w+|coverage|specifications?|manufactur\w+)\b/

/** 'Any changes to the menu', of which no word of the sentence is a term or a price. */
const CHANGE_OF = /\bchanges (?:\([^()]{0,80}\) )?(?:to|in|of) /

/** How long before its terms or prices change a business tells those who signed. */
export function changeNotices(contract: Contract, ground: Ground): KeyFacts['notice'] {
  const found = contract.clauses.flatMap((clause) =>
    statementsOf(contract.text, clause).flatMap((sentence, index, all) =>
      speaksOfChange(sentence, all[index - 1])
        ? periodsIn(contract, sentence)
            .filter((period) => isAhead(sentence, period))
            .map((period) => ({
              ...ground(quotedAround(sentence, period)),
              label: words.facts.changeNotice,
              value: describe(period),
              days: Math.round(period.days),
              party: null,
            }))
        : [],
    ),
  )
  return unique(found, ({ value }) => value)
}

/** The sentence changes the terms, or tells of it behind one that does. */
const speaksOfChange = ({ text }: Sentence, before: Sentence | undefined): boolean =>
  !OF_ELSE.test(text) &&
  !(CHANGE_OF.test(text) && !TERMS.test(text.replaceAll('changes', ''))) &&
  ((CHANGES.test(text) && TERMS.test(text)) ||
    (TOLD.test(text) && before !== undefined && CHANGES.test(before.text) && TERMS.test(before.text)))

function isAhead(sentence: Sentence, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const before = sentence.text.slice(Math.max(0, start - sentence.start - 90), start - sentence.start)
  const after = sentence.text.slice(end - sentence.start, end - sentence.start + 60)
  if (/\bwithin (?:a period of )?$/.test(before)) return false
  return NOTICE_BEHIND.test(after) || NOTICE_BEFORE.test(before) || (TOLD.test(before) && AHEAD.test(after))
}
