/** What a contract of its kind should have and has not. */
export const missing = {
  title: 'Missing Important Clauses',
  alsoTitle: 'Also worth asking for',
  alsoLead: 'None of this takes points.',
  /** where no clause that weighs is missing */
  none: {
    none_found: 'No important clause was found to be missing. A lawyer may find one that is.',
    pages_in_doubt: 'Nothing is said about missing clauses while pages are unread or badly read',
    not_judged:
      'Whether a clause is missing was not judged: too little is known of this text for that, such as what kind of contract it is, all of its pages, or your side.',
  },
  copy: 'Copy clause',
  importance: { critical: 'Critical', important: 'Important', nice_to_have: 'Good to have' },
  tooLittle: 'There, but perhaps too little',
} as const
