/** What an answer says besides the contract's own words, in English. */
export const answerWords = {
  clause:
    '{name, select, absent {{heading, select, absent {The contract} other {“{heading}”}}} other {{name}{heading, select, absent {} other { ({heading})}}}}',
  /** the numbers of the top clauses, from the first to the last */
  numbered: '{last, select, absent {{first}} other {from {first} to {last}}}',
  says: '{where} says: “{quote}”',
  told: '{words} ({where}{you, select, absent {, read for you} other {, read for you as {you}}}).',
  daysOf: '{event, select, absent {{days}} other {{days} of {event}}}',
  receiptOfInvoice: 'receipt of the invoice',
  youPay: 'You must pay within {when}{only, select, absent {} other {, {only}}} ({where}).',
  youArePaid: 'You are paid within {when}{only, select, absent {} other {, {only}}} ({where}).',
  also: 'Other places that may bear on it:',
  /** the same where the answer itself was only a sentence of the first place */
  whole: 'The whole place, and others that may bear on it:',
  item: '- {where}: “{quote}”',
  matters: 'What to watch: {title}. {why}',
  /** 'why?', 'is that normal?', 'can I refuse?' of the place that answered the question before */
  noReason: 'The contract gives no reason for it here.',
  found: 'What weighs on you there: {title} ({severity}). {why}',
  notAsFair: 'A fair contract would say it otherwise.',
  nothingAgainst:
    'The playbook finds nothing in this place that weighs against you. What is usual in your trade or town it does not know.',
  mayRefuse:
    'Before you sign, you may refuse any clause or ask for another wording. Once signed, it binds you as it stands, unless both sides agree to change it or the law does not let it stand.',
  law: '- {act}{section, select, absent {} other {, {section}}}{remarks, select, absent {} other { ({remarks})}}: {note}',
  lawCompared: 'Indian law, for comparison',
  lawComing: 'not yet in force, applies from {day}',
  theLaw: 'The law:',
  theLawSays: 'What the law says where a contract is silent:',
  noDefault: 'No general rule of law on this is kept here: have it written into the contract, or ask a lawyer.',
  /** how guidance begins that asks for a thing: it is not said twice */
  askLead: 'Ask for',
  ask: 'What to ask for: {guidance}',
  askTo: 'What to ask: {guidance}',
  advice: 'What to do: {guidance}',
  noneFound: 'I found no clause of this contract that says {about}.',
  /** the same where something near may say it by other words */
  noneInWords: 'I found no clause that says in so many words {about}.',
  silentOn: 'This contract does not speak of {words}.',
  unsure: 'I am not sure that a clause settles this: the contract may not say it. What comes nearest, for you to read:',
  /** said before it where a figure is asked for, and none stands in the first places */
  noFigure:
    '{asked, select, sum {I found no sum of money or share for this.} rate {I found no rate for this.} time {I found no stretch of time or day for this.} day {I found no day for this.} other {I found no figure for this.}}',
  notSettled: 'I found no clause that says this in so many words.',
  /** what is asked for is not in the place that comes nearest */
  lacks:
    'I found no clause that says this. {where} comes nearest{spoken, select, absent {} other { and speaks of {spoken}}}, but has no word of {what}.',
  lacksNowhere: 'I found no clause that says this, and no word of {what} in the whole contract.',
  lacksFigure:
    'I found no clause that says this. {where} comes nearest{spoken, select, absent {} other { and speaks of {spoken}}}, but names no {what}.',
  elsewhere: '{where} has such words: read for yourself whether they are of this.',
  figureKind:
    '{asked, select, sum {sum of money or share for it} rate {rate for it} time {stretch of time or day for it} day {day for it} other {figure for it}}',
  figureBy: 'figure by the {unit, select, square {square foot} other {{unit}}}',
  aPlace: 'city or court for it',
  aCountry: 'country or state for it',
  countOf: 'number of “{counted}”',
  figureOf: 'figure for the “{of}”',
  limitInMoney: 'limit in money for it',
  sumForDelay: 'sum for a delay',
  /** completes 'has no word of ...' */
  afterEnd: 'what holds after the end',
  /** each completes the same */
  doneBy:
    '{side, select, reader {you doing that, only of the other side doing it} other {the other side doing that, only of you doing it}}',
  goesOn: 'it going on by itself',
  /** completes 'names no ...' */
  timeOfDay: 'time of the day for it',
  nearest: 'Nearest:',
  /** where nothing tells that the places shown do not answer */
  nearestMay: 'Nearest; the answer may stand here:',
  /** a figure is asked for, and its place in the contract is empty */
  blank: 'The contract leaves it blank: {where} says: “{quote}” Have it filled in before you sign.',
  notFound: 'The pages that could be read do not say {about}.',
  notFoundOn: 'The pages that could be read do not speak of {words}.',
  looked: 'I looked for: {words}.',
  quoted: '“{words}”',
  yes: 'Yes.',
  no: 'No, not by this contract.',
  yesWithin: 'Yes, within what the clause says.',
  onlyWithConsent: 'Only with consent.',
  onlyTogether: 'Only if both sides agree.',
  notWithoutNotice: 'Not without notice, by this clause.',
  bothAlike: 'Both sides alike.',
  offTopic:
    'I answer questions about this contract only. Ask, for example, what a clause means, when money is due, or how you can leave.',
  empty: 'Ask a question about this contract.',
  noClause:
    'There is no clause {number} in this contract.{some, select, absent {} other { Its clauses are numbered {some}.}}',
  noClauseRead: 'On the pages that could be read I found no clause {number}.',
  noneRead:
    '{about, select, dates {The pages that could be read name no date.} other {The pages that could be read name no sum of money.}}',
  noClauses: 'This contract does not number its clauses.',
  itSays: 'It says:',
  readFor: 'Read for you ({you}):',
  aboutClause: '{where}: {meaning}',
  noIssue: 'The playbook finds nothing in it that weighs against you.',
  issues: '{count, plural, one {One point to watch:} other {{count} points to watch:}}',
  issue: '- {title} ({severity}). {why}',
  notAdvice: 'This is what the statute says in general, not legal advice.',
  forYou: ' Read from the side of {you}.',
  score: 'The safety score is {score} out of 100: {band}.{you}',
  bands: {
    low: 'low risk',
    medium: 'medium risk',
    high: 'high risk',
    not_cleared: 'few known patterns found, not cleared',
    older_reading: 'from an older reading',
    not_judged: 'which judges nothing, since too little of the text could be read as a contract',
  },
  howScore: 'How it comes about:',
  line: '- {label}: {points, number, ::sign-except-zero}',
  rest: '- {count} smaller lines together: {points, number, ::sign-except-zero}',
  sign: '{verdict} {reasoning}',
  lawyer: 'This is a first reading, not legal advice: have a lawyer confirm it before you sign.',
  risks:
    '{count, plural, =0 {No clause of this contract matches a risk that the playbook knows; that clears nothing.} one {The main risk, worst first:} other {The {count} main risks, worst first:}}',
  risk: '- {where}: {title} ({severity}). {why}',
  good: 'What is in your favour:',
  noGood: 'The playbook counts nothing in this contract as being in your favour.',
  goodItem: '- {title}. {why}',
  improve: 'What to ask for, most pressing first:',
  improveItem: '- {where}: {guidance}',
  recommend: 'What I would do, most pressing first:',
  nothingToImprove: 'No clause calls for a change by the playbook. Compare the dates and sums with what you agreed.',
  bullet: '- {text}',
  missing: 'These clauses are not in the contract:',
  missingItem: '- {name} ({importance}): {reason}',
  importance: { critical: 'must be there', important: 'should be there', nice_to_have: 'good to have' },
  nothingMissing: 'No clause that such a contract must have is missing.',
  pages: '{pages} What stands there is not counted here.',
  missingInDoubt: '{pages} What stands there is not counted here. Nothing is called missing while pages are unread.',
  define: '“{term}” is defined like this:',
  used: 'The contract uses “{term}” without defining it. It says:',
  parties: 'The parties are:',
  party:
    '- {name}{term, select, absent {} other {, called “{term}”}}{you, select, yes { (you, by this reading)} other {}}',
  noParties: 'The text does not tell who the parties are.',
  dates: 'The dates that the contract names:',
  noDates: 'The contract names no date.',
  money: 'The sums that the contract names:',
  noMoney: 'The contract names no sum of money.',
  fact: '- {label}: {value}',
  /** what the analysis read of the very matter, before the places: 'Notice to terminate: 90 days (you).' */
  factLine: '{label}: {values}.',
  rateLine:
    'Rate of interest: {percent}% a {per, select, day {day} week {week} month {month} quarter {quarter} other {year}}.',
  factValue: '{value}{party, select, absent {} other { ({party})}}',
  factOf: '- {label} ({party}): {value}',
  kind: 'It reads like this kind of contract: {kind}.',
  summary:
    '{form, select, many {These are } other {This is }}{guess, select, yes {likely } other {}}{form, select, many {} an {an } other {a }}{kind}{parties, select, absent {} other { between {parties}}}.',
  partyNamed: '{name} ({term})',
  eachSide: 'each side',
  theOther: 'the other side',
  theParty: 'the {role}',
  you: 'you',
  dutyOf: '{party}: {text}',
  duties: 'What {who} must do:',
  duty: '- {text}{due, select, absent {} other { [by when: {due}]}}',
  noDuties: 'No sentence of the contract says plainly what {who} must do.',
  who: {
    mayEnd: 'Who may end it, as far as the clauses name somebody:',
    mayChange: 'Who may change it, as far as the clauses name somebody:',
    mayHandOver: 'Who may hand it on, and who may not, as far as the clauses name somebody:',
  },
  whoLine:
    '- {where, select, absent {} other {{where}: }}{both, select, yes {{kind, select, ban {neither side} other {either side}}} other {{kind, select, ban {not {who}} other {{who}}}}}{what, select, absent {} other { (“{what}”)}}{notice, select, absent {} other {, with {notice} of notice}}{when, select, absent {} other {, “{when}”}}',
  moreDuties: '- and {count} more, in the list of duties',
  compare: '{first} and {second}, side by side:',
  favours: '- {where}: {whom}',
  weighsOnYou: 'weighs against you: {titles}',
  helpsYou: 'is in your favour: {titles}',
  evenly: 'the playbook finds nothing that tilts it to one side',
  figures: 'Figures that differ:',
  figure: '- {where}: {values, select, absent {none} other {{values}}}',
  sameFigures: 'They name the same figures.',
  noFigures: 'Neither names a figure.',
  contradiction: 'The playbook reports a conflict here: {title}.',
  noContradiction:
    'The playbook reports no contradiction between them. Whether they clash in a given case is for a lawyer to say.',
  legalVoid: 'This is where the law stands against the contract, or limits it:',
  legalNone:
    'No finding of the playbook says that the law forbids it. That is no proof that it is lawful: a lawyer can tell for your case.',
  legalAsk: 'I cannot decide whether something is legal; I can say what the law says in general.',
  legalIssue: '{title}. {why}',
  legalPoint: '- {where}: {title}. {act}{section, select, absent {} other {, {section}}}: {note}',
  legalClause: 'On {where} the law says:',
} as const

export const severityWords = { critical: 'critical', high: 'high', medium: 'medium', low: 'low' } as const
