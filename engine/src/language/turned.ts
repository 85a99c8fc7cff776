/** Words of a contract about one person or party, and what its reader is told in their place. */
interface Turn {
  readonly by: RegExp
  /** with `$1` for what the words keep */
  readonly says: string
}

/** How a contract in English is turned to its reader, in this order; a contract in another language has another table. */
export const turns: readonly Turn[] = [
  { by: /\b(?:she\/he|he\/she|s\/he|he or she|she or he) (?:has|have)\b/gi, says: 'you have' },
  { by: /\b(?:she\/he|he\/she|s\/he|he or she|she or he) is\b/gi, says: 'you are' },
  {
    by: /\b(?:she\/he|he\/she|s\/he|he or she|she or he)(?= (?:shall|will|must|may|can|would|should|did|had)\b)/gi,
    says: 'you',
  },
  {
    by: /\b(?:her|his|him)\/(?:her|him|his)(?: ?self|self)\b|\b(?:himself or herself|herself or himself)\b/gi,
    says: 'yourself',
  },
  { by: /\b(?:her\/his|his\/her|his or her|her or his)\b/gi, says: 'your' },
  { by: /\b(?:him\/her|her\/him|him or her|her or him)\b/gi, says: 'you' },
  // 'raise its invoice', 'comply with its duties': so close behind the first verb nobody else can be meant.
  {
    by: /^((?:not )?(?:\w+ly )?\w+(?: (?:to|with|out|for|on|up|off|over|back|all|of|both)){0,2}) (?:its|his|her|their)(?= (?!own\b)\w)/i,
    says: '$1 your',
  },
]

/** Where the paper lets its reader speak, 'my account' is the reader's. */
export const turnsOfI: readonly Turn[] = [
  { by: /\bI am\b/g, says: 'you are' },
  { by: /\bI was\b/g, says: 'you were' },
  { by: /\b(?:I|me|me\/us|I\/we)\b/g, says: 'you' },
  { by: /\bmy(?:\/our)?\b/gi, says: 'your' },
  { by: /\bmyself\b/gi, says: 'yourself' },
  { by: /\bmine\b/gi, says: 'yours' },
]

/** What belongs to a party by name: 'the Employee's'. `names` is a pattern of what it is called. */
export const turnOwn = (names: string): Turn => ({
  by: new RegExp(String.raw`\b(?:the |said )+(?:${names})['\u2019]s?(?= )`, 'gi'),
  says: 'your',
})
