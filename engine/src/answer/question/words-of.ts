import { stem } from '../../grammar/stem.ts'

/** Words that tell nothing about what is asked. */
const STOP = new Set(
  `a an the of to in on at by for with from as is are was were be been being am do does did doing done have has had i me my
  we us our you your he she it its they them their this that these those and or not no nor if then than so but can could
  will would shall should may might must what which who whom whose when where why how there here about into under over up
  out any some all each every both such only just also very too more most much many get got let say says said tell told
  mean means meaning please contract agreement document clause section paragraph deal paper happen happens happened going
  go want need know see look does doesn't don't can't isn't s t re ve ll m d don doesn didn isn wasn aren weren hasn haven couldn wouldn shouldn okay ok hi hello hey sir madam dear one thing
  something anything someone anyone somebody anybody else per upon within between during after before via etc am ever
  according regarding concerning respect give given provide provided mention mentioned state stated specify specified
  explain show find whether against own other another like make made take taken put set use used way case kind sort right
  goes went gone gets gives takes makes comes says tells rights allowed allow able possible still even really exactly`.split(
    /\s+/,
  ),
)

const WORD = /[\p{L}\p{M}]+|\d+(?:[.,]\d+)*/gu

/** Stems of a text's telling words, in order. */
export function stemsOf(text: string): string[] {
  const stems: string[] = []
  for (const [word] of text.matchAll(WORD)) if (word.length > 1 && !STOP.has(word)) stems.push(stem(word))
  return stems
}

/** Words of a question that name the figure, not the matter. */
export const OF_FIGURES =
  /^(?:days?|weeks?|months?|years?|hours?|rupees?|percent|percentag\w*|amount|sum|rate|date|time|long|many|number|cost|pric\w*|figur\w*|exact|last|lowest|highest)$/
