import type { NormKind } from '../../grammar/norms/lexicon/kinds.ts'
import { type Contract, once } from '../../understand/contract.ts'
import type { Who } from '../../understand/parties/mentions.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { normsOf } from '../../understand/reading/norms.ts'

/**
 * What parties must, may and must not do, are not answerable for or give up, that says what they are to each other: who
 * delivers and who pays, who makes good whose loss, who may end it. Acts that every contract knows, or hardly any, tell nothing.
 */
const TELLING: Readonly<Record<NormKind, ReadonlySet<string>>> = {
  duty: new Set([
    'provide',
    'pay',
    'indemnify',
    'hold',
    'responsible',
    'make',
    'use',
    'represent',
    'warrant',
    'maintain',
    'notify',
    'give',
    'take',
    'assign',
    'defend',
    'deliver',
    'keep',
    'return',
    'comply',
    'submit',
    'bear',
    'perform',
    'ensure',
    'inform',
    'cooperate',
    'send',
    'liable',
    'reimburse',
    'charge',
    'complete',
    'refer',
    'cease',
    'conduct',
    'settle',
    'obtain',
    'determine',
    'terminate',
    'issue',
    'refund',
    'resolve',
    'execute',
    'negotiate',
    'communicate',
    'deduct',
    'renew',
    'report',
    'carry',
  ]),
  power: new Set([
    'terminate',
    'have',
    'get',
    'grant',
    'use',
    'execute',
    'modify',
    'make',
    'receive',
    'assign',
    'amend',
    'change',
    'suspend',
    'disclose',
    'cancel',
    'allow',
    'seek',
  ]),
  immunity: new Set(['liable', 'responsible', 'refund']),
  ban: new Set([
    'use',
    'assign',
    'make',
    'disclose',
    'modify',
    'transfer',
    'amend',
    'sell',
    'change',
    'withhold',
    'permit',
    'hold',
  ]),
  waiver: new Set(['waive']),
}

/**
 * Who of the two does what of that: `me duty pay`, `other power terminate`, `both ban disclose`. In a contract that leaves the
 * other side free to end it, or that makes the reader alone answer, a clause that is there may still be wanted.
 */
export const deedsOf = (contract: Contract, reader: ContractParty | null): readonly string[] =>
  once(contract, `deeds-${reader?.index}`, () => {
    const whoIs = (who: Who | undefined): string => {
      if (who === null || who === undefined) return 'nobody'
      if (who === 'mutual') return 'both'
      return reader === null ? 'party' : who.index === reader.index ? 'me' : 'other'
    }
    const told = normsOf(contract)
      .filter(({ kind, act }) => TELLING[kind].has(act.lemma))
      .map(({ kind, act, holder }) => `${whoIs(holder?.who)} ${kind} ${act.lemma}`)
    return [...new Set(told)].sort()
  })
