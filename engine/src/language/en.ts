import type { NotClearedReason } from '@karar/schema'

/** Words of the engine that a person reads, in English. Rules carry their own words; everything else stands here. */
export const words = {
  source: 'Karar playbook',
  disclaimer:
    'This analysis is AI output, not legal advice. It can be wrong or incomplete. Have a lawyer review the contract before you sign.',
  /** by its number; and the same inside a sentence */
  clause: { named: 'Clause {number}', namedIn: 'clause {number}' },
  theOtherSide: 'the other side',
  theAffectedParty: 'the affected party',
  /** of wordings for a contract whose parties have no names yet */
  library: {
    you: 'you',
    other: 'the other side',
    clause: 'the clause',
    yourSide: '[your side]',
    otherSide: '[the other side]',
  },
  called: { role: 'the {role}', part: 'the party of the {which} {part}' },
  /** what a clause does, who has it by this one, and the figures that it holds */
  inPlainWords:
    '{meaning}{who, select, absent {} other { {who}}}{whoElse, select, absent {} other { {whoElse}}}{figures, select, absent {} other { It names {figures}.}}',
  yearlyRate: '{yearly, number} per cent a year',
  sumPer: '{sum} a {unit}',
  /** a person and the firm in whose name he deals */
  tradingAs: '{name}, trading as {firm}',
  periods:
    '{count} {unit, select, hour {{count, plural, one {hour} other {hours}}} day {{count, plural, one {day} other {days}}} week {{count, plural, one {week} other {weeks}}} month {{count, plural, one {month} other {months}}} quarter {{count, plural, one {quarter} other {quarters}}} other {{count, plural, one {year} other {years}}}}',
  facts: {
    agreementDate: 'Date of the agreement',
    startDate: 'Start date',
    endDate: 'End date',
    endReckoned: 'End of the term, reckoned',
    date: 'Date',
    deadline: 'To be done by',
    joining: 'Joining date',
    payment: 'Payment',
    delivery: 'Delivery or completion',
    birth: 'Date of birth',
    incorporation: 'Incorporated on',
    term: 'Term',
    lockIn: 'Lock-in',
    probation: 'Probation',
    training: 'Training',
    renewal: 'Renewal',
    terminationNotice: 'Notice to terminate',
    probationNotice: 'Notice during probation',
    causeNotice: 'Notice to end for a cause',
    renewalNotice: 'Notice before renewal',
    changeNotice: 'Notice of changed terms',
    cureTime: 'Time to put a breach right',
    payTime: 'Time to pay',
    deposit: 'Deposit',
    rent: 'Rent',
    salary: 'Salary',
    payPart: 'Part of the pay',
    instalment: 'Instalment',
    penalty: 'Penalty or damages',
    cap: 'Cap on liability',
    loan: 'Loan',
    royalty: 'Royalty',
    insurance: 'Insurance',
    capital: 'Capital',
    fee: 'Fee',
    price: 'Price',
    advance: 'Advance',
    bonus: 'Bonus',
    amount: 'Amount',
    eachTime:
      '{sum} {unit, select, hour {an hour} day {a day} week {a week} month {a month} quarter {a quarter} other {a year}}',
    eachOne: '{unit, select, each {{sum} each} other {{sum} per {unit}}}',
    governingLaw: 'Governing law',
    seat: 'Seat of arbitration',
    courts: 'Courts',
  },
  score: {
    start: 'Points at the start',
    credit: 'In your favour: {label}',
    missing: 'Missing: {clause}',
    untilFixed: 'Held back until fixed',
    notCleared: 'Not cleared: held back, since too little is certain to call it low risk',
    notEnglish: 'Not in English: the playbook reads English contracts only',
    littleRecognised: 'Little of this text reads like a contract',
    unread:
      '{count, plural, one {Page} other {Pages}} {pages} not read: held back until you have read {count, plural, one {it} other {them}}',
    doubtful:
      '{count, plural, one {Page} other {Pages}} {pages} not read well: held back until you have read {count, plural, one {it} other {them}}',
  },
  /** A finding that is likely not so, as a question. */
  toCheck: {
    title: 'To check: {title}',
    harm: 'Karar is not sure that these words say so. Read them before you sign. If they do: {harm}',
  },
  /** A passage that may weigh on the reader, though no finding fits its words for certain. */
  toRead: {
    title:
      'To read: {theme, select, validity {how far these words bind you} liability {who bears which losses} exit {how this contract changes, goes on or ends} money {what is paid, kept or given back} ideas {to whom what is made belongs} secrets {what must stay secret, or may not be done} disputes {how disputes are settled} work {on which terms you work} premises {how the premises may be used} data {what is done with data} performance {what must be done, and who judges it} paper {what this paper leaves open} ventures {what partners may do} other {what these words bind you to}}',
    short: 'To read',
    harm: 'No finding of Karar fits these words for certain, though they may weigh on you. Read them before you sign.',
    ask: 'Ask what these words mean in practice, and have it written down where they leave it open.',
  },
  /** What another place of the contract does to the words of a finding. */
  together: {
    yields: 'These words give way to clause {number}: \u201c{quote}\u201d',
    overrides: 'These words count more than clause {number}: \u201c{quote}\u201d',
    pointed: 'These words point to clause {number}: \u201c{quote}\u201d',
    overridden: 'Clause {number} counts more than this one: \u201c{quote}\u201d',
    ranked: 'Clause {number} says which paper counts where two differ: \u201c{quote}\u201d',
    means: '\u201c{term}\u201d is defined in clause {number}: \u201c{quote}\u201d',
    meansHere: '\u201c{term}\u201d is defined in this contract: \u201c{quote}\u201d',
  },
  /** which pages a person must check, and how a run of pages is named */
  pagesInDoubt:
    '{unreadCount, plural, =0 {} one {Page {unread} could not be read} other {Pages {unread} could not be read}}{both, select, yes {. } other {}}{doubtfulCount, plural, =0 {} one {Page {doubtful} could not be read well} other {Pages {doubtful} could not be read well}}: check {count, plural, one {it} other {them}} yourself.',
  pageRun: '{from} to {to}',
  pagePair: '{from} and {to}',
  verdict: {
    critical: 'Don\u2019t sign yet.',
    negotiate: 'Negotiate first.',
    low: 'Low risk.',
    notCleared: 'Few known patterns found; not cleared.',
    notClearedReasoning:
      'That little was found clears nothing here, since Karar has not understood enough of this contract, or has not been shown to read such contracts well enough. Read it yourself, or have a lawyer read it.',
    /** What keeps a contract from being cleared. */
    keptFrom: {
      not_indian:
        'It does not say that Indian law governs it, and little else ties it to India. Karar knows Indian contracts.',
      kind_unknown: 'What kind of contract it is could not be told for certain.',
      parties_unknown: 'Not both parties could be made out by name.',
      side_unknown: 'Which of the parties you are could not be made out.',
      text_outside_clauses: 'More than 3 % of the text could not be put into clauses.',
      end_missing:
        'Its end may be missing: it says neither which court or arbitrator decides nor which law, or it stops within a sentence. Upload all of its pages.',
      passages_in_doubt:
        'Some passage may weigh heavily on you, though Karar is not sure enough to call it grave: look at the remarks.',
      passages_not_english:
        'Some passage seems not to be in English, or was misread, and nothing of what it says was judged: have it read to you.',
      sum_left_blank:
        'A sum or share is left blank, or stands in a paper that is not attached: whoever fills it in decides what it costs you.',
      options_left_out:
        'Options that are not ticked, or words that are crossed out, were not read: read them yourself, and have them struck out before you sign, so that nobody can tick another option later.',
      reading_unproven:
        'On real contracts this version still calls too many low risk that hold a grave clause: more than 5 % of those that do.',
    } satisfies Record<NotClearedReason, string>,
    unsure: 'Not enough to judge.',
    unsureReasoning:
      'Too little of this text could be recognised as a contract, so the absence of findings says nothing about it. Check that the right file was uploaded, or ask a lawyer to read it.',
    notEnglishReasoning:
      'This text is not in English. The playbook reads English contracts only, so the absence of findings says nothing about it. Ask a lawyer to read it.',
    clean:
      'No clause of this contract matches a serious risk in the playbook. Read the key facts and the missing clauses before you sign.',
    oneToRaise: '{label} Ask for it to be changed before you sign.',
    manyToRaise: '{labels} Ask for {count, plural, =2 {both} other {these}} to be changed first.',
    clauseSays: '{clause}: {title}.',
    plainSays: '{title}.',
    onlyMedium:
      '{count, plural, one {One point is} other {{count} points are}} worth raising; none of them should stop you by itself.',
    missing: 'What is not there counts too: {names}.',
  },
  /** 'Silence means equal shares (Indian Partnership Act 1932, ss. 12, 13).' */
  onlyACourt:
    'A court or a place is named, but nothing says whom to turn to before a suit, nor by when an answer is due.',
  sheltersThem:
    'What the contract says against liability shelters the other side alone: nothing caps what you can be made to pay.',
  doesTooLittle:
    'The contract speaks of this, but such a clause often does too little for your side. Read it beside the wording here.',
  lookFor: 'The contract speaks of this, and may do too little for your side. {help}',
  missingUnderLaw: '{reason} ({law}).',
  lawSteppingIn: '{reason} The law then says: {says} ({law}).',
  provision: '{act}, {section}',
  insights: {
    missingRisk: 'No clause on {clause}',
  },
  position: {
    strong: '{name} can move more freely than {other}, by these terms: {terms}.',
    even: 'By what was found, {name} and {other} can move about equally.',
    weak: '{other} can move more freely than {name}, by these terms: {terms}.',
    you: 'you',
    theWriter: 'the side that wrote it',
    theAddressee: 'the side that it is written to',
    binds: 'Binds the other side: {label}',
    term: '{clause, select, absent {{label}} other {{label} ({clause})}}',
    notToRelyOn: 'Do not build on what a court may not enforce, though it is written in your favour: {terms}.',
    theyMayAsk: 'This clause weighs on the other side, not on you. Expect them to ask for a change.',
    consistency:
      'The safety score ({score}) says how much in the contract could hurt you; the strength ({strength}) says how that compares with what could hurt the other side. A contract can be harsh on both.',
  },
  recommend: {
    clause: '{clause}: {ask}',
    add: 'Add a clause on {clause}. {reason}',
    lawyer: 'Have a lawyer confirm these points before you sign; this is a first reading, not legal advice.',
    facts: 'Compare the dates, sums and notice periods of the contract with what you agreed in talks or by e-mail.',
  },
  voice: {
    standard: [
      'Should I sign this contract?',
      'What are the main risks in this contract?',
      'What are your recommendations?',
      'How can I improve this agreement?',
    ],
    clause: 'What does {clause} mean for me?',
    leave: 'How can I end this contract early?',
  },
} as const
