import { type Contract, once } from '../../understand/contract.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { whoDoes } from '../../understand/reading/reading.ts'

const ANSWERABLE = /\b(?:liab\w+|responsib\w+|answerable)\b/
/** 'shall not be liable for any loss': no ceiling, yet no silence either. */
const FREES =
  /\b(?:not|nor|neither|no|never)\b[^.;]{0,60}\b(?:liab\w+|responsib\w+|answerable)\b[^.;]{0,60}\b(?:any|all|errors?|loss(?:es)?|damages?|mistakes?|injur\w+|consequences?)\b|\breleas\w+\b[^.;]{0,100}\b(?:any|all) (?:and all )?(?:\w+ )?liabilit/
/** What nobody could help is excused by another clause. */
const EXCUSES = /\bdelays?\b|\bcontrol\b|\bforce majeure\b|\bacts? of god\b/
const MUTUAL = /\b(?:either|neither|each|both|no) (?:of the )?part(?:y|ies)\b|\bthe parties\b/

/**
 * Whom the contract frees of some of what he would answer for: the reader, as far as the words tell and the reader is known, or the
 * other side alone; null where it frees nobody. Who is freed has a shelter, so that nothing may be told to be nowhere.
 */
export const freedOfLosses = (contract: Contract, reader: ContractParty | null): 'reader' | 'other' | null =>
  once(contract, `freed-${reader?.index}`, () => {
    const freed = contract.clauses
      .flatMap(({ sentences }) => sentences)
      .filter(({ text }) => FREES.test(text) && !EXCUSES.test(text))
      .map((sentence) => (MUTUAL.test(sentence.full) ? 'mutual' : whoDoes(contract, sentence, ANSWERABLE)))
    if (freed.length === 0) return null
    const named = freed.filter((who) => who !== null && who !== undefined)
    return reader === null || named.length === 0 || named.some((who) => who === 'mutual' || who.index === reader.index)
      ? 'reader'
      : 'other'
  })
