import { type Contract, once } from '../../understand/contract.ts'

/** A paper that changes or adds to another, by its title or its opening words. */
const ADDS =
  /\b(?:amendment|addendum|supplement(?:al|ary)?|amending|amends|side letter|work order|change order|statement of work)\b/
const OPENING = 900
/** What the other paper says goes on: its clauses are not lost where this one does not repeat them. */
const GOES_ON =
  /\b(?:remains?|continues?|stays?)\b[^.;]{0,80}\b(?:force|effect|unchanged|unaltered|unmodified|binding|applicable|operative)\b|\b(?:in (?:full )?force and effect|ratified and confirmed)\b/
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
    if (ADDS.test(norm.slice(0, OPENING)) && (GOES_ON.test(norm) || UNDER_ANOTHER.test(norm))) return true
    return UNDER_MASTER.test(norm)
  })

/** The paper itself says that another governs it. */
const UNDER_MASTER =
  /\bthis (?:\w+ ){0,3}(?:agreement|schedule|order|addendum|exhibit|statement of work) (?:is|shall be) (?:governed by|subject to|incorporated into|made part of)\b[^.;]{0,80}\b(?:terms and conditions|provisions|terms) of (?:the )?(?:master|principal|main|framework) (?:\w+ ){0,3}(?:agreement|contract)\b/
