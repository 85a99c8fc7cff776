import { type IssueCategory, ownName } from '@karar/schema'

/** By its number, as its contract calls it: 'Clause 4.2', 'Section 6'. */
const clause = (number: string) => ownName(number) ?? `Clause ${number}`

const together = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** What the report says, and what is said when there is none. */
export const words = {
  notAnalyzed:
    'There is no report yet: the document has not been analyzed. Analyze it first, then download the report.',
  failed: {
    pdf: 'Server error while generating PDF. Please try again in a moment.',
    docx: 'Server error while generating the Word file. Please try again in a moment.',
    docx_other_side: 'Server error while generating the Word file. Please try again in a moment.',
  },
  tookTooLong:
    'Making this file took longer than a minute, so it was stopped. Please try again when less is going on; the analysis itself is safe.',
  tooManyAtOnce: 'Your last reports are still being made. Please wait for them.',
  fileName: {
    pdf: (name: string) => `${name} - Karar report.pdf`,
    docx: (name: string) => `${name} - Karar issues.docx`,
    docx_other_side: (name: string) => `${name} - proposed changes.docx`,
  },

  product: 'Karar',
  title: 'Contract analysis report',
  made: (day: string) => `Made on ${day}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  appendix: 'Appendix: all that was found',
  lawAsOf: (day: string) => `The law is stated as of ${day}.`,
  lawKnown: (day: string) => `Law as known on ${day}, the day of the last check.`,
  lawStale: (day: string) =>
    `Law as known on ${day}: that is more than six months before this analysis. Ask a lawyer what has changed since.`,
  disclaimerTitle: 'AI-generated, not legal advice.',
  disclaimer: [
    'This report was written by a program that reads the words of the contract against rules drawn from Indian statutes and judgments. It can be wrong or incomplete. It does not know what was agreed in talks, by e-mail, or in papers that were not uploaded.',
    'Have a lawyer review the contract before you sign, and before you rely on any wording suggested here.',
  ],
  attorneyGuided: 'Professional Attorney-Guided Analysis. Requires Legal Review for Final Decisions.',

  between: (names: readonly string[]) => `Between ${together.format(names)}`,
  partyRole: (name: string, role: string) => `${name} (${role})`,
  side: {
    none: 'Read for neither side: the text does not tell which of them is yours.',
    reader: 'Read from your side',
    for: (party: string) => `Read for ${party}`,
    forRole: (party: string, role: string) => `Read for ${party}, the ${role}`,
    basis: {
      chosen: '',
      company: ', which goes by your company’s name',
      weaker_party: ', taken as the weaker side',
      none: '',
    },
  },
  doubt: {
    unread: (pages: string, many: boolean) =>
      many
        ? `Pages ${pages} could not be read: read them yourself.`
        : `Page ${pages} could not be read: read it yourself.`,
    badly: (pages: string, many: boolean) =>
      many
        ? `Pages ${pages} could not be read well: check them against the original.`
        : `Page ${pages} could not be read well: check it against the original.`,
    to: ' to ',
    toMachines: (count: number, page: number) =>
      count === 1
        ? `A sentence on page ${page} speaks to a machine and not to a party. It changes nothing here: ask who put it there.`
        : `${count} sentences, the first on page ${page}, speak to machines and not to a party. They change nothing here: ask who put them there.`,
  },
  figures: {
    score: 'Safety score',
    critical: 'Critical issues',
    missing: 'Missing clauses',
    clauses: 'Clauses analyzed',
    standing: {
      high: 'High risk, below 40',
      medium: 'Medium risk, 40 to 74',
      low: 'Low risk, 75 and above',
      not_cleared: 'Not cleared: 74 at most',
      older_reading: 'By an older reading',
      not_judged: 'Not judged',
    },
    split: (critical: number, high: number) => `${critical} critical, ${high} high`,
  },
  ruler: {
    kept: (score: number) => `${score} of 100 points kept`,
    medium: '40 medium risk',
    low: '75 low risk',
    explained:
      'A stroke for each point; green ones were won back. The strokes to the right are lost. Tall to short: critical, high, medium, low.',
  },
  severity: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
  risk: { high: 'High', medium: 'Medium', low: 'Little found' },
  clause,
  onPage: (page: number) => `page ${page}`,
  /** where the playbook did not find it */
  byModel: 'Added by a language model',
  settled: 'Ticked off as settled',

  front: {
    fix: 'Clauses to fix, worst first, and words to ask for',
    settled: (count: number) =>
      count === 1
        ? '1 more was ticked off as settled. It stands in the appendix, and the score above counts it still.'
        : `${count} more were ticked off as settled. They stand in the appendix, and the score above counts them still.`,
    allSettled: (count: number) =>
      count === 1
        ? 'The one clause to fix was ticked off as settled. It stands in the appendix, and the score above counts it still.'
        : 'Each clause to fix was ticked off as settled. They stand in the appendix, and the score above counts them still.',
    more: (count: number) => (count === 1 ? 'And 1 more, in the appendix.' : `And ${count} more, in the appendix.`),
    clauses: (numbers: readonly string[]) =>
      numbers.length === 1 || numbers.some(ownName) ? numbers.map(clause).join(', ') : `Clauses ${numbers.join(', ')}`,
    pages: (pages: string, places: number) => (places === 1 ? `Page ${pages}` : `Page ${pages}, ${places} places`),
    facts: 'Dates and money',
    read: 'What was read, and what was not',
    allRead: 'Every page of the file was read. What was agreed elsewhere was not.',
    missing: (types: readonly string[]) => `Not in the contract, though usual in its kind: ${together.format(types)}.`,
  },

  issues: {
    title: 'What to fix, worst first',
    none: 'No pattern that Karar knows was found to weigh against you in this contract. Read the clauses all the same.',
    says: 'It says',
    also: (place: string) => `Also ${place.charAt(0).toLowerCase()}${place.slice(1)}`,
    hurts: 'It hurts you',
    law: 'The law',
    ask: 'Ask for',
    wording: 'Wording',
  },
  toCheck: {
    title: 'Passages to check yourself',
    why: 'Karar is not sure that these words harm you. Read them before you sign. They cost no points and are not among the clauses to fix.',
    what: 'What to check',
    says: 'The contract’s words',
  },
  score: {
    title: 'How the score comes about',
    intro: (score: number) =>
      `The score starts at 100. Every point that is lost or won has a name, and the last line is the safety score: ${score}.`,
    where: 'Clause',
    what: 'Reason',
    points: 'Points',
    left: 'Left',
    fixed: 'Score when fixed',
    total: 'Safety score',
    free: (count: number) =>
      count === 1
        ? '1 more finding, which costs no point of its own'
        : `${count} more findings, which cost no points of their own`,
    fixedNote: '“Score when fixed” is what the score becomes when this line and all above it are put right.',
  },
  recommendations: 'What to do',
  position: {
    title: 'Where you stand',
    party: (party: string) => `As ${party}`,
    power: 'Negotiation power',
    strength: 'Position strength',
    ofHundred: (value: number) => `${value} of 100`,
    band: {
      favourable: 'The contract favours you',
      balanced: 'The contract is balanced',
      unfavourable: 'The contract favours the other party',
    },
    advantages: 'For you',
    risks: 'Against you',
    recommendations: 'In the talks',
  },
  clauses: {
    title: 'Clause by clause',
    none: 'No clause could be told apart in this document.',
    number: 'No.',
    heading: 'Clause',
    page: 'Page',
    plain: 'In plain words',
    risk: 'Risk',
    noNumber: '–',
  },
  missing: {
    title: 'What is missing',
    also: 'Also worth asking for',
    /** where no clause that weighs is missing */
    none: {
      none_found: 'No important clause was found to be missing. A lawyer may find one that is.',
      pages_in_doubt: 'Nothing is said about missing clauses while pages are unread or badly read.',
      not_judged:
        'Whether a clause is missing was not judged: too little is known of this text for that, such as what kind of contract it is, all of its pages, or the reader’s side.',
    },
    importance: { critical: 'Critical', important: 'Important', nice_to_have: 'Good to have' },
    tooLittle: 'There, but perhaps too little',
    why: 'Why',
    wording: 'Wording',
  },
  favour: {
    title: 'In your favour',
    none: 'No term was found that favours you in particular.',
  },
  facts: {
    title: 'Dates, money and periods',
    none: 'No dates, sums or periods were found.',
    value: 'Value',
    says: 'The contract’s words',
    page: 'Page',
    kind: {
      dates: 'Dates',
      term: 'Term',
      notice: 'Notice, times',
      money: 'Money',
      governing_law: 'Governing law',
      seat: 'Court and seat',
    },
  },
  duties: {
    title: 'Who must do what',
    none: 'No duty could be told apart in this contract.',
    due: 'When',
  },
  notes: {
    title: 'About this report',
    read: 'How the file was read',
    unprintable: (scripts: string) =>
      `Some characters of the contract are in a script that this report has no letters for. They stand as ${scripts}; Karar’s own pages show them.`,
    engine: (version: string, day: string) => `Analyzed on ${day} by Karar’s playbook, version ${version}.`,
  },
  /** a figure that the owner put in the place of what was read */
  corrected: (value: string) => `${value} (corrected by hand)`,
  more: {
    issues: (count: number) => `… and ${count} more issues, see Karar.`,
    clauses: (count: number) => `… and ${count} more clauses, see Karar.`,
    facts: (count: number) => `… and ${count} more, see Karar.`,
    duties: (count: number) => `… and ${count} more duties, see Karar.`,
    quote: '… [the rest of the clause: see the contract]',
  },

  otherSide: {
    title: (name: string) => `Proposed changes to ${name}`,
    intro: 'We ask for these changes before we sign. Please put your answer beside each.',
    open: 'What is marked like this is still to be agreed between us, and will be filled in.',
    /** a figure or a name that a wording leaves open: 'amount', 'date' */
    blank: (what: string) => `[${what}: to be agreed]`,
    clause: 'Clause',
    says: 'As it stands',
    wording: 'Proposed instead',
    response: 'Your answer',
    none: 'We propose no changes.',
    /** what is asked for where a finding has no wording, and its advice speaks to the reader alone */
    without: {
      unsigned_or_incomplete_document: 'What is left blank here is to be filled in, or struck out, before we sign.',
      unlawful_object_or_consideration: 'This term is to be taken out.',
    } as Partial<Record<IssueCategory, string>>,
  },

  table: {
    title: (name: string) => `Issues in ${name}`,
    clause: 'Clause',
    page: 'Page',
    severity: 'Severity',
    issue: 'Issue',
    says: 'The contract’s words',
    law: 'Law',
    ask: 'Ask for',
    wording: 'Suggested wording',
    response: 'Our response',
    facts: 'Dates, money and periods',
    what: 'What',
    value: 'Value',
    none: 'No pattern that Karar knows was found to weigh against you in this contract.',
    head: (score: number, verdict: string, day: string) =>
      `Safety score ${score} of 100. ${verdict} Made by Karar on ${day}.`,
  },
} as const
