import { type Contract, once } from '../../understand/contract.ts'

const ADDING = String.raw`amendment|addendum|supplement(?:al|ary)? \w+|amending \w+|side letter|work order|change order|statement of work`
/** A paper that changes or adds to another, by its title or by what it calls itself; an order that is only spoken of is another's. */
const TITLED = new RegExp(String.raw`\b(?:${ADDING})\b`)
const CALLS_ITSELF = new RegExp(String.raw`\bthis (?:\w+ ){0,4}(?:${ADDING})\b`)
const TITLE = 120
const OPENING = 900
/** What the other paper says goes on: its clauses are not lost where this one does not repeat them. */
const GOES_ON =
  /\b(?:agreement|contract|deed|lease|(?:other|remaining) (?:terms|provisions|conditions|clauses))\b[^.;]{0,90}\b(?:remains?|continues?|stays?)\b[^.;]{0,40}\b(?:force|effect|unchanged|unaltered|unmodified)\b|\bratified and confirmed\b/
/** 'governed by, and subject to, the terms of the Master Agreement', 'forms part of the Endorsement Agreement' */
const UNDER_ANOTHER =
  /\b(?:governed by|subject to|enforceable under|incorporated by reference|incorporates?|forms? (?:a )?part of|(?:is|are) part of|(?:affixed|attached|annexed|pursuant) to|under the terms of)\b[^.;]{0,120}\b(?:terms|provisions|conditions|agreement)\b[^.;]{0,60}\b(?:master|principal|main|original|underlying|framework|existing|parent|prior|said|\w+ agreement (?:dated|executed|between|of))\b|\b(?:governed by|subject to|incorporated by reference|forms? (?:a )?part of)\b[^.;]{0,120}\b(?:master|principal|main|original|underlying|framework) (?:\w+ ){0,3}(?:agreement|contract)\b/
/** Beyond this a paper that speaks of another is one of its own that orders come under. */
const LONGEST = 12_000

/**
 * Whether the paper is an amendment or an addendum to another contract, or lives under a master agreement that it takes its
 * terms from. What it does not say is said there, and Karar has not seen it: nothing can be called missing.
 */
export const isPartOfAnother = (contract: Contract): boolean =>
  once(contract, 'part-of-another', () => {
    const { norm } = contract.text
    if (norm.length > LONGEST) return false
    const isTitled = TITLED.test(norm.slice(0, TITLE)) || CALLS_ITSELF.test(norm.slice(0, OPENING))
    if (isTitled && (GOES_ON.test(norm) || UNDER_ANOTHER.test(norm))) return true
    return UNDER_MASTER.test(norm)
  })

/** The paper itself says that another governs it. */
const UNDER_MASTER =
  /\bthis (?:\w+ ){0,3}(?:agreement|schedule|order|addendum|exhibit|statement of work) (?:is|shall be) (?:governed by|subject to|incorporated into|made part of)\b[^.;]{0,80}\b(?:terms and conditions|provisions|terms) of (?:the )?(?:master|principal|main|framework) (?:\w+ ){0,3}(?:agreement|contract)\b/
