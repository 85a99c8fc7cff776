/** Words that a terse paper is made of, with hardly an article between them: an order in bullets, the back of a bill. */
const OF_TRADE =
  /\b(?:the|of|and|to|in|or|for|by|with|payment|paid|pay|payable|days?|weeks?|months?|years?|notice|deposit|rent|fees?|charges?|amount|price|rates?|date|delivery|delivered|order|goods|items?|material|quality|advance|balance|extra|service|warranty|freight|transport|insurance|invoice|credit|discount|cancellation|late|penalty|interest|max|maximum|minimum|per|each|not|no|only|within|after|before|from|on|at|all|allowed|required|included|replacement|vendor|supplier|buyer|seller|customer|client|owner|tenant|work|working|disputes?|courts?)\b/g
/** And those of a house that tells its guests, its students or who books it what goes, which no other language has. */
const OF_HOUSES =
  /\b(?:booking|booked|breakages?|damages?|damaged|missing|double|costs?|party|food|rain|cancel|cancelled|lost|extra|hours?|hrs|parking|permission|subject|guests?|visitors?|gate|timings?|banned|smoking|drinking|vacate|vacated|check|time|own|risk|bill|billed|separate|leaving|word|final|house|rules?|return|returned|exchange|rooms?|keys?|agreed|further|response|side|stop|drop|rights|use|full|later|under|over|until|till|when|if|as|be|is|are|will|any|non-?refundable|claims?|forfeited|compulsory|recovered|management)\b/g
/** Small words of Hindi in Latin letters, which borrows the others. */
const OF_HINDI =
  /\b(?:hai|hain|hoga|hogi|honge|karna|karega|kar|ka|ki|ke|ko|mein|nahi|nahin|aur|ya|agar|liye|tak|dena|rahega|sakta|jayega)\b/g
const WORD = /\p{L}{2,}/gu
/** Of an order whose every line is three words nearly half are such. */
const LEAST = 0.35
/** Of a list in which a house adds its words to those. */
const LEAST_OF_BOTH = 0.4
const FEWEST_OF_HOUSES = 8
const MOST_HINDI = 0.03

/** Small words that no other language in these letters has. A page that was read badly keeps some of each. */
const ENGLISH_ALONE = /\b(?:the|of|and|to|with|by|from|this|that|shall|must|within|before|after|each|not)\b/g
const LEAST_ALONE = 0.05
/** A word or two of them stands in papers of any language: in a name, a title, a line that was copied. */
const FEWEST_DIFFERENT = 6
/** A contract half in Hindi has English small words enough: a misread scan has none in another script. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]+/gu
const MOST_OTHER_SCRIPT = 0.05

/**
 * Whether a text is English by the words that trade is told in, or by small words that are English alone, where its small
 * words as a whole are too few to tell: headwords in bullets, or a scan of which half the words were misread.
 */
export function isTerseEnglish(norm: string): boolean {
  const words = norm.match(WORD)?.length ?? 0
  const shareOf = (some: RegExp): number => (norm.match(some)?.length ?? 0) / Math.max(1, words)
  if (shareOf(OF_HINDI) >= MOST_HINDI) return false
  return (
    shareOf(OF_TRADE) >= LEAST ||
    (new Set(norm.match(OF_HOUSES)).size >= FEWEST_OF_HOUSES &&
      shareOf(OF_TRADE) + shareOf(OF_HOUSES) >= LEAST_OF_BOTH) ||
    (shareOf(ENGLISH_ALONE) >= LEAST_ALONE &&
      new Set(norm.match(ENGLISH_ALONE)).size >= FEWEST_DIFFERENT &&
      shareOf(OTHER_SCRIPT) < MOST_OTHER_SCRIPT)
  )
}
