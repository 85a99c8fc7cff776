/** Words whose stem no ending tells. */
const IRREGULAR: Readonly<Record<string, string>> = {
  paid: 'pay',
  pays: 'pay',
  left: 'leav',
  leave: 'leav',
  sent: 'send',
  given: 'give',
  gave: 'give',
  made: 'make',
  kept: 'keep',
  held: 'hold',
  sold: 'sell',
  bought: 'buy',
  broken: 'break',
  broke: 'break',
  written: 'writ',
  owner: 'own',
  liable: 'liabil',
  renting: 'rent',
  legal: 'law',
  lawful: 'law',
  licence: 'licens',
  licences: 'licens',
  taxes: 'tax',
  dying: 'die',
  died: 'die',
  death: 'die',
}

const ENDINGS: readonly (readonly [ending: string, put: string, least: number])[] = [
  ['ization', 'iz', 3],
  ['isation', 'iz', 3],
  ['ising', 'iz', 3],
  ['izing', 'iz', 3],
  ['ised', 'iz', 3],
  ['ise', 'iz', 3],
  ['ations', 'at', 3],
  ['ation', 'at', 3],
  ['ities', '', 4],
  ['ity', '', 4],
  ['ments', '', 3],
  ['ment', '', 3],
  ['ness', '', 4],
  ['ions', '', 4],
  ['ion', '', 4],
  ['ingly', '', 3],
  ['ings', '', 3],
  ['ing', '', 3],
  ['edly', '', 3],
  ['ied', 'y', 2],
  ['ed', '', 3],
  ['ies', 'y', 2],
  ['als', '', 4],
  ['al', '', 4],
  ['ers', '', 4],
  ['er', '', 4],
  ['ly', '', 4],
  ['sses', 'ss', 2],
  ['es', '', 3],
]

/**
 * The stem of an English word in small letters, so that 'terminates', 'terminated' and 'termination' meet. A light cut of
 * endings in the manner of Porter (An algorithm for suffix stripping, Program 14(3), 1980), not his whole algorithm.
 */
export function stem(word: string): string {
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word
  let cut = word
  const found = ENDINGS.find(([ending, , least]) => word.endsWith(ending) && word.length - ending.length >= least)
  if (found !== undefined) cut = word.slice(0, word.length - found[0].length) + found[1]
  else if (/[^su]s$/.test(word)) cut = word.slice(0, -1)
  cut = cut.replace(/([bdfgmnprt])\1$/, '$1')
  return cut.length > 3 ? cut.replace(/e$/, '').replace(/y$/, 'i') : cut
}
