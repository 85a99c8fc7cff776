import type { Contract } from '../../../understand/contract.ts'

const CAPPED =
  /\b(?:liabilit(?:y|ies)|liable|damages|responsibility|exposure)\b[^.;]{0,200}?\b(?:exceed|exceeding|go(?:es)? beyond|extend beyond|surpass|be (?:greater|higher) than|limited (?:to|in|by)|capped (?:at|to)|restricted to|in excess of|more than|(?:is|be) limited|maximum of|cap of)\b/
const NOT_LIABLE =
  /\b(?:shall|will|must|may|can|is|are)\s+(?:not|never|in no (?:event|way|case|manner|circumstances?)|under no circumstances?)\b[^.;]{0,50}?\b(?:liable|responsible|answerable|accountable)\b/
const NO_EVENT =
  /\b(?:in no (?:event|case|way|circumstances?)|under no circumstances?|at no time|neither|no)\b[^.;]{0,90}?\b(?:shall|will|is|be|may)\b[^.;]{0,140}?\b(?:liable|responsible|answerable)\b/
const NO_LIABILITY =
  /\b(?:(?:shall|will) (?:have|bear|incur|accept|assume)|has|have|accepts?|assumes?) (?:absolutely )?no (?:\w+ or )?(?:liabilit(?:y|ies)|responsibility)\b|\b(?:shall|will|does|do) not (?:bear|accept|assume|take) (?:any|the) (?:\w+ )?(?:liabilit(?:y|ies)|responsibility)\b|\b(?:disclaims?|excludes?) (?:any and )?(?:all|any|every) (?:\w+ or )?liabilit/
/** 'The most that you can recover from us is ...' caps us. */
const MOST =
  /\bthe (?:most|maximum(?: amount| sum)?) (?:that |which )?(?:\w+ ){0,3}?(?:can|may|could|will|shall) (?:ever )?(recover|claim|get|receive|owe|pay|be (?:liable|asked|required|made))\b/

/** Whether the contract limits anybody's liability anywhere: by amount, by kind of loss, or under such a heading. */
export const hasLimit = (contract: Contract): boolean =>
  contract.clauses.some(
    ({ heading, text, sentences }) =>
      /limit(?:ation|s)? (?:of|on) liabilit/i.test(heading ?? '') ||
      (/liab|responsib|answerab|accountab|exposure|damages|the (?:most|maximum)/.test(text) &&
        sentences.some(({ full }) =>
          [CAPPED, NOT_LIABLE, NO_EVENT, NO_LIABILITY, MOST].some((words) => words.test(full)),
        )),
  )
