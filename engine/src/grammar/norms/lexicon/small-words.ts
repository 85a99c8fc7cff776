/** Articles, and what stands in their place before a noun. */
export const articles =
  'the a an any no all each every either neither such this that these those said its his her their our your my some both other aforesaid'

export const prepositions =
  'of to by from with against for between on in upon under at into over about per than through among towards toward including regarding concerning respecting within'

export const pronouns = 'it they he she i we you them him us'

/** Adverbs that do not end in 'ly', and those that matter; they may stand anywhere inside a wording. */
export const adverbs =
  'also always only hereby herein further furthermore then thereafter thereupon therefore however hereafter forthwith immediately promptly solely exclusively fully duly entirely absolutely further additionally likewise accordingly otherwise again jointly severally expressly irrevocably unconditionally freely specifically themselves itself himself yourself ourselves'
