import type { Contract } from '../../../understand/contract.ts'
import { normsOf } from '../../../understand/reading/norms.ts'
import { isParty } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

/** 'shall purchase its requirements exclusively from', 'the entire requirement of', 'shall not obtain any other machine from any third party' */
const BUYS_FROM_ONE =
  /\b(?:purchase|buy|procure|obtain|source|order)s?\b[^.;]{0,60}\b(?:(?:the|its|their) (?:entire|whole|full|total) requirements?|all (?:of )?(?:its|their) requirements?)\b|\b(?:purchase|buy|procure|obtain|source)s?\b[^.;]{0,140}\b(?:exclusively|only|solely) from\b|\bnot\b[^.;]{0,60}\b(?:obtain|purchase|buy|procure|source|receive)\b[^.;]{0,110}\b(?:from any (?:third|other)|other than from|from (?:anybody|anyone) (?:else|other))/
/** 'shall not sell any product similar to or competing with', 'agrees not to deal in products with the specifications of' */
const SELLS_OF_ONE =
  /\bnot\b[^.;]{0,120}\b(?:sell|distribute|market|promote|deal in|represent|manufacture|handle|license)\b[^.;]{0,150}\b(?:compet(?:e|es|ing|itive)|similar to|with the specifications of)\b/
/** A mark that looks like another, a way to sell, and what holds after the end are other matters. */
const OF_SOMETHING_ELSE =
  /\bconfusingly\b|\b(?:trade ?)?marks?\b|\bnames?\b|\blogos?\b|\bdomain\b|\bto any other (?:person|party|buyer|prospective)|\b(?:after|following|upon) (?:the )?(?:terminat|expir)|\bconfidential\b|\bsoftware by\b|\breverse\b/
/** What is promised in return stands in the same sentence. */
const IN_RETURN = /\bin (?:return|exchange|consideration) (?:for|of)\b[^.;]{0,60}\bexclusiv/

/**
 * Whoever may buy from one, or sell the goods of one alone. The readers often know the place for something else: what is
 * bought, how it is sold. Told to whom the words bind, by the norm that they state.
 */
export const tiedToOne: Detector = {
  id: 'tied-to-one',
  category: 'exclusivity_without_commitment',
  gate: /\b(?:exclusively|only|solely) from\b|\b(?:entire|whole|full|total|all[a-z ]{0,10}) requirements?\b|\bnot\b[^.;]{0,200}\b(?:from any|from anyone|from anybody|other than from|compet|similar to|with the specifications of)/,
  read: (clause, contract) => hitsIn(contract, clause).slice(0, 2),
}

function hitsIn(contract: Contract, clause: Clause): Hit[] {
  if (OTHERS.has(clause.type)) return []
  return clause.sentences.flatMap((sentence): Hit[] => {
    const { full, start, end } = sentence
    if (OF_SOMETHING_ELSE.test(full) || IN_RETURN.test(full)) return []
    const [buys, sells] = [BUYS_FROM_ONE.test(full), SELLS_OF_ONE.test(full)]
    if (!buys && !sells) return []
    const bound = normsOf(contract).find(
      ({ kind, holder, ...at }) =>
        at.start < end && start < at.end && isParty(holder?.who) && (kind === 'ban' || (kind === 'duty' && buys)),
    )
    const who = bound?.holder?.who
    return isParty(who) ? [{ span: { start, end }, clause, severity: 'medium', burdened: who, confidence: 0.8 }] : []
  })
}

const OTHERS: ReadonlySet<string> = new Set(['confidentiality', 'non_solicitation', 'licence_grant'])
