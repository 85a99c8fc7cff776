const ARTICLES = new Set(
  'the a an any no all each every either neither such this that these those said its his her their our your my some both other aforesaid'.split(
    ' ',
  ),
)
const PREPOSITIONS = new Set(
  'of to by from with against for between on in upon under at into over about per than through among towards toward including regarding concerning respecting within'.split(
    ' ',
  ),
)
const PRONOUNS = new Set('it they he she i we you them him us'.split(' '))

/** Articles, and what stands in their place before a noun. */
export const isArticle = (word: string): boolean => ARTICLES.has(word)
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word)
export const isPronoun = (word: string): boolean => PRONOUNS.has(word)
export const isConjunction = (word: string): boolean => /^(?:and|or|nor|but|\/)$/.test(word)
/** 'its officers': somebody named before owns them. */
export const isPossessive = (word: string): boolean => /^(?:its|his|her|their|our|your|my)$/.test(word)
export const isWord = (word: string): boolean => /^[a-z][a-z'-]*$/.test(word)
