/** Words that hardly a sentence of a contract does without. */
const frequent =
  'the and shall for this that with any from such which other agreement party parties have been will under upon their between within hereby thereof payment notice terms date rent tenant service services company'.split(
    ' ',
  )
/** Letters that old programs took for others. */
const mistakes = 'h b,h li,h n,h ii,e c,e o,l i,i l,l t,t l,n u,u n,n ri,m rn,m in,w vv,a n,c e,y v,r t,d cl,o c'
  .split(',')
  .map((pair) => pair.split(' ') as [string, string])
/** What is a word, too, or a name. */
const words = new Set(
  'for fot ate are tor nave been wilt wili lime dale from than thin then tent tern rend lent'.split(' '),
)

const misread = new Set(
  frequent.flatMap((word) =>
    mistakes.flatMap(([letter, other]) =>
      [...word.matchAll(new RegExp(letter, 'g'))]
        .map(({ index }) => word.slice(0, index) + other + word.slice(index + letter.length))
        .filter((wrong) => !words.has(wrong) && !frequent.includes(wrong)),
    ),
  ),
)
const known = new Set(frequent)

/** Fewer misread words may be misprints. */
const few = 4
/** The share of the frequent words that are misread where whoever made the text read badly: 'tbe', 'witb', 'sliall'. */
const many = 0.05

/** Whether a text was recognised badly once: among its most frequent words are many that look like them and are none. */
export function isMisread(text: string): boolean {
  let wrong = 0
  let right = 0
  for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
    if (misread.has(word)) wrong++
    else if (known.has(word)) right++
  }
  return wrong >= few && wrong > (wrong + right) * many
}
