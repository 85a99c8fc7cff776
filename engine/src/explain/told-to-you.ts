import { escaped } from '../grammar/escaped.ts'
import { turnOwn, turns, turnsOfI } from '../language/turned.ts'
import type { ContractParty } from '../understand/parties/party.ts'

/**
 * What a party must do, in the contract's words behind 'shall', told to that party: 'raise its invoice' is 'raise your
 * invoice', 'her/his time' is 'your time', 'the Employee's abilities' is 'your abilities'. Other pronouns stay: who is
 * meant cannot be told.
 *
 * @param asI the sentence lets the party speak: 'I shall pay from my account'
 */
export function toldToYou(rest: string, { aliases }: ContractParty, asI = false): string {
  const names = aliases
    .filter((alias) => alias.length > 3)
    .map(escaped)
    .join('|')
  return [...(names === '' ? [] : [turnOwn(names)]), ...turns, ...(asI ? turnsOfI : [])].reduce(
    (told, { by, says }) => told.replace(by, says),
    rest,
  )
}
