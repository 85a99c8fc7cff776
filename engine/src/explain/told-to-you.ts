import type { ContractParty } from '../understand/parties/party.ts'

const HIM_OR_HER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:she\/he|he\/she|s\/he|he or she|she or he) (?:has|have)\b/gi, 'you have'],
  [/\b(?:she\/he|he\/she|s\/he|he or she|she or he) is\b/gi, 'you are'],
  [/\b(?:she\/he|he\/she|s\/he|he or she|she or he)(?= (?:shall|will|must|may|can|would|should|did|had)\b)/gi, 'you'],
  [/\b(?:her|his|him)\/(?:her|him|his)(?: ?self|self)\b|\b(?:himself or herself|herself or himself)\b/gi, 'yourself'],
  [/\b(?:her\/his|his\/her|his or her|her or his)\b/gi, 'your'],
  [/\b(?:him\/her|her\/him|him or her|her or him)\b/gi, 'you'],
]
/** 'raise its invoice', 'comply with its duties': so close behind the first verb nobody else can be meant. */
const FIRST_OWN =
  /^((?:not )?(?:\w+ly )?\w+(?: (?:to|with|out|for|on|up|off|over|back|all|of|both)){0,2}) (?:its|his|her|their)(?= (?!own\b)\w)/i

/**
 * What a party must do, in the contract's words behind 'shall', told to that party: 'raise its invoice' is 'raise your
 * invoice', 'her/his time' is 'your time', 'the Employee's abilities' is 'your abilities'. Other pronouns stay: who is
 * meant cannot be told.
 */
export function toldToYou(rest: string, { aliases }: ContractParty): string {
  const names = aliases
    .filter((alias) => alias.length > 3)
    .map((alias) => alias.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  const own =
    names === ''
      ? rest
      : rest.replace(new RegExp(String.raw`\b(?:the |said )+(?:${names})['\u2019]s?(?= )`, 'gi'), 'your')
  const spoken = HIM_OR_HER.reduce((text, [pattern, word]) => text.replace(pattern, word), own)
  return spoken.replace(FIRST_OWN, '$1 your')
}
