import type { LawReference } from '@karar/schema'

/** What an answer says besides the contract's own words, in English. */
export const answerWords = {
  clause: (number: string | null, heading: string | null): string =>
    number !== null
      ? `Clause ${number}${heading === null ? '' : ` (${heading})`}`
      : heading === null
        ? 'The contract'
        : `\u201c${heading}\u201d`,
  /** the same inside a sentence */
  clauseIn: (number: string) => `clause ${number}`,
  /** the numbers of the top clauses, from the first to the last */
  numbered: (first: string, last: string | undefined) => (last === undefined ? first : `from ${first} to ${last}`),
  says: (where: string, quote: string) => `${where} says: \u201c${quote}\u201d`,
  told: (where: string, you: string, words: string) =>
    `${words.replace(/[.;:, ]+$/, '')} (${where}, read for you as ${you}).`,
  daysOf: (days: string, event: string | null) => (event === null ? days : `${days} of ${event}`),
  receiptOfInvoice: 'receipt of the invoice',
  youPay: (when: string, only: string | null, where: string) =>
    `You must pay within ${when}${only === null ? '' : `, ${only}`} (${where}).`,
  youArePaid: (when: string, only: string | null, where: string) =>
    `You are paid within ${when}${only === null ? '' : `, ${only}`} (${where}).`,
  also: 'Other places that may bear on it:',
  item: (where: string, quote: string) => `- ${where}: \u201c${quote}\u201d`,
  matters: (title: string, why: string) => `What to watch: ${title}. ${why}`,
  law: (act: string, section: string, note: string, remarks: readonly string[]) =>
    `- ${act}${section === '' ? '' : `, ${section}`}${remarks.length === 0 ? '' : ` (${remarks.join('; ')})`}: ${note}`,
  lawCompared: 'Indian law, for comparison',
  lawComing: (day: string) => `not yet in force, applies from ${day}`,
  theLaw: 'The law:',
  theLawSays: 'What the law says where a contract is silent:',
  noDefault: 'No general rule of law on this is kept here: have it written into the contract, or ask a lawyer.',
  /** how guidance begins that asks for a thing: it is not said twice */
  askLead: 'Ask for',
  ask: (guidance: string) => `What to ask for: ${guidance}`,
  askTo: (guidance: string) => `What to ask: ${guidance}`,
  advice: (guidance: string) => `What to do: ${guidance}`,
  noneFound: (about: string) => `I found no clause of this contract that says ${about}.`,
  silentOn: (words: string) => `This contract does not speak of ${words}.`,
  unsure: 'I am not sure that this settles your question; it comes nearest. Read it for yourself:',
  notSettled: 'I found no clause that settles this.',
  nearest: 'Nearest:',
  notFound: (about: string) => `The pages that could be read do not say ${about}.`,
  notFoundOn: (words: string) => `The pages that could be read do not speak of ${words}.`,
  looked: (words: string) => `I looked for: ${words}.`,
  /** between names and figures that stand in a row */
  and: ' and ',
  quoted: (words: string) => `\u201c${words}\u201d`,
  yes: 'Yes.',
  no: 'No, not by this contract.',
  yesWithin: 'Yes, within what the clause says.',
  onlyWithConsent: 'Only with consent.',
  notWithoutNotice: 'Not without notice, by this clause.',
  bothAlike: 'Both sides alike.',
  offTopic:
    'I answer questions about this contract only. Ask, for example, what a clause means, when money is due, or how you can leave.',
  empty: 'Ask a question about this contract.',
  noClause: (number: string, some: string) =>
    `There is no clause ${number} in this contract.${some === '' ? '' : ` Its clauses are numbered ${some}.`}`,
  noClauseRead: (number: string) => `On the pages that could be read I found no clause ${number}.`,
  noneRead: (about: string) =>
    about === 'dates'
      ? 'The pages that could be read name no date.'
      : 'The pages that could be read name no sum of money.',
  noClauses: 'This contract does not number its clauses.',
  itSays: 'It says:',
  readFor: (you: string) => `Read for you (${you}):`,
  aboutClause: (where: string, meaning: string) => `${where}: ${meaning}`,
  noIssue: 'The playbook finds nothing in it that weighs against you.',
  issues: (count: number) => (count === 1 ? 'One point to watch:' : `${count} points to watch:`),
  issue: (severity: string, title: string, why: string) => `- ${title} (${severity}). ${why}`,
  notAdvice: 'This is what the statute says in general, not legal advice.',
  forYou: (you: string) => ` Read from the side of ${you}.`,
  score: (score: number, band: string, you: string) => `The safety score is ${score} out of 100: ${band}.${you}`,
  bands: {
    low: 'low risk',
    medium: 'medium risk',
    high: 'high risk',
    not_cleared: 'few known patterns found, not cleared',
    older_reading: 'from an older reading',
  },
  howScore: 'How it comes about:',
  line: (label: string, points: number) => `- ${label}: ${points > 0 ? '+' : ''}${points}`,
  rest: (count: number, points: number) => `- ${count} smaller lines together: ${points > 0 ? '+' : ''}${points}`,
  sign: (verdict: string, reasoning: string) => `${verdict} ${reasoning}`,
  lawyer: 'This is a first reading, not legal advice: have a lawyer confirm it before you sign.',
  risks: (count: number) =>
    count === 0
      ? 'No clause of this contract matches a risk that the playbook knows; that clears nothing.'
      : `The ${count === 1 ? 'main risk' : `${count} main risks`}, worst first:`,
  risk: (where: string, title: string, severity: string, why: string) => `- ${where}: ${title} (${severity}). ${why}`,
  good: 'What is in your favour:',
  noGood: 'The playbook counts nothing in this contract as being in your favour.',
  goodItem: (title: string, why: string) => `- ${title}. ${why}`,
  improve: 'What to ask for, most pressing first:',
  improveItem: (where: string, guidance: string) => `- ${where}: ${guidance}`,
  recommend: 'What I would do, most pressing first:',
  nothingToImprove: 'No clause calls for a change by the playbook. Compare the dates and sums with what you agreed.',
  bullet: (text: string) => `- ${text}`,
  missing: 'These clauses are not in the contract:',
  missingItem: (name: string, importance: string, reason: string) => `- ${name} (${importance}): ${reason}`,
  importance: { critical: 'must be there', important: 'should be there', nice_to_have: 'good to have' },
  nothingMissing: 'No clause that such a contract must have is missing.',
  pages: (pages: string) => `${pages} What stands there is not counted here.`,
  missingInDoubt: (pages: string) =>
    `${pages} What stands there is not counted here. Nothing is called missing while pages are unread.`,
  define: (term: string) => `\u201c${term}\u201d is defined like this:`,
  used: (term: string) => `The contract uses \u201c${term}\u201d without defining it. It says:`,
  parties: 'The parties are:',
  party: (name: string, term: string | null, you: boolean) =>
    `- ${name}${term === null ? '' : `, called \u201c${term}\u201d`}${you ? ' (you, by this reading)' : ''}`,
  noParties: 'The text does not tell who the parties are.',
  dates: 'The dates that the contract names:',
  noDates: 'The contract names no date.',
  money: 'The sums that the contract names:',
  noMoney: 'The contract names no sum of money.',
  fact: (label: string, value: string) => `- ${label}: ${value}`,
  factOf: (label: string, value: string, party: string) => `- ${label} (${party}): ${value}`,
  kind: (kind: string) => `It reads like this kind of contract: ${kind}.`,
  summary: (kind: string, parties: string) => `This is a ${kind}${parties === '' ? '' : ` between ${parties}`}.`,
  partyNamed: (name: string, term: string) => `${name} (${term})`,
  eachSide: 'each side',
  theOther: 'the other side',
  theParty: (role: string) => `the ${role}`,
  you: 'you',
  dutyOf: (party: string, text: string) => `${party}: ${text}`,
  duties: (who: string) => `What ${who} must do:`,
  duty: (text: string, due: string | null) => `- ${text}${due === null ? '' : ` [by when: ${due}]`}`,
  noDuties: (who: string) => `No sentence of the contract says plainly what ${who} must do.`,
  moreDuties: (count: number) => `- and ${count} more, in the list of duties`,
  period: (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`,
  compare: (first: string, second: string) => `${first} and ${second}, side by side:`,
  favours: (where: string, whom: string) => `- ${where}: ${whom}`,
  weighsOnYou: (titles: string) => `weighs against you: ${titles}`,
  helpsYou: (titles: string) => `is in your favour: ${titles}`,
  evenly: 'the playbook finds nothing that tilts it to one side',
  figures: 'Figures that differ:',
  figure: (where: string, values: string) => `- ${where}: ${values === '' ? 'none' : values}`,
  sameFigures: 'They name the same figures.',
  noFigures: 'Neither names a figure.',
  contradiction: (title: string) => `The playbook reports a conflict here: ${title}.`,
  noContradiction:
    'The playbook reports no contradiction between them. Whether they clash in a given case is for a lawyer to say.',
  legalVoid: 'This is where the law stands against the contract, or limits it:',
  legalNone:
    'No finding of the playbook says that the law forbids it. That is no proof that it is lawful: a lawyer can tell for your case.',
  legalAsk: 'I cannot decide whether something is legal; I can say what the law says in general.',
  legalIssue: (title: string, why: string) => `${title}. ${why}`,
  legalPoint: (where: string, title: string, { act, section, note }: LawReference) =>
    `- ${where}: ${title}. ${act}${section === '' ? '' : `, ${section}`}: ${note}`,
  legalClause: (where: string) => `On ${where} the law says:`,
} as const

export const severityWords = { critical: 'critical', high: 'high', medium: 'medium', low: 'low' } as const
