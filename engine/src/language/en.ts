import type { NotClearedReason, PagesInDoubt } from '@karar/schema'

/** Words of the engine that a person reads, in English. Rules carry their own words; everything else stands here. */
export const words = {
  source: 'Karar playbook',
  disclaimer:
    'This analysis is AI output, not legal advice. It can be wrong or incomplete. Have a lawyer review the contract before you sign.',
  theOtherSide: 'the other side',
  theAffectedParty: 'the affected party',
  called: { role: 'the {role}', part: 'the party of the {which} {part}' },
  /** what a clause does, with the figures that it holds */
  withFigures: '{meaning} It names {figures}.',
  yearlyRate: '{yearly, number} per cent a year',
  sumPer: '{sum} a {unit}',
  periods:
    '{count} {unit, select, hour {{count, plural, one {hour} other {hours}}} day {{count, plural, one {day} other {days}}} week {{count, plural, one {week} other {weeks}}} month {{count, plural, one {month} other {months}}} quarter {{count, plural, one {quarter} other {quarters}}} other {{count, plural, one {year} other {years}}}}',
  facts: {
    agreementDate: 'Date of the agreement',
    startDate: 'Start date',
    endDate: 'End date',
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
    renewal: 'Renewal',
    terminationNotice: 'Notice to terminate',
    probationNotice: 'Notice during probation',
    causeNotice: 'Notice to end for a cause',
    renewalNotice: 'Notice before renewal',
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
    amount: 'Amount',
    governingLaw: 'Governing law',
    seat: 'Seat of arbitration',
    courts: 'Courts',
  },
  score: {
    start: 'Points at the start',
    credit: (label: string) => `In your favour: ${label}`,
    missing: (clause: string) => `Missing: ${clause}`,
    untilFixed: 'Held back until fixed',
    notCleared: 'Not cleared: held back, since too little is certain to call it low risk',
    notEnglish: 'Not in English: the playbook reads English contracts only',
    littleRecognised: 'Little of this text reads like a contract',
    unread: (pages: readonly number[]) =>
      `${pagesNamed(pages)} not read: held back until you have read ${pages.length === 1 ? 'it' : 'them'}`,
    doubtful: (pages: readonly number[]) =>
      `${pagesNamed(pages)} not read well: held back until you have read ${pages.length === 1 ? 'it' : 'them'}`,
  },
  /** Which pages a person must check; empty where there are none. */
  pagesInDoubt: ({ unread_pages: unread, doubtful_pages: doubtful }: PagesInDoubt): string => {
    const parts = [
      unread.length > 0 ? `${pagesNamed(unread)} could not be read` : '',
      doubtful.length > 0 ? `${pagesNamed(doubtful)} could not be read well` : '',
    ].filter((part) => part !== '')
    const them = unread.length + doubtful.length === 1 ? 'it' : 'them'
    return parts.length === 0 ? '' : `${parts.join('. ')}: check ${them} yourself.`
  },
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
    oneToRaise: (label: string) => `${label} Ask for it to be changed before you sign.`,
    manyToRaise: (labels: string, count: number) =>
      `${labels} Ask for ${count === 2 ? 'both' : 'these'} to be changed first.`,
    clauseSays: (clause: string, title: string) => `Clause ${clause}: ${title}.`,
    plainSays: (title: string) => `${title}.`,
    onlyMedium: (count: number) =>
      `${count === 1 ? 'One point is' : `${count} points are`} worth raising; none of them should stop you by itself.`,
    missing: (names: string) => `What is not there counts too: ${names}.`,
  },
  /** 'Silence means equal shares (Indian Partnership Act 1932, ss. 12, 13).' */
  missingUnderLaw: (reason: string, law: readonly { act: string; section: string }[]) =>
    `${reason.replace(/\.$/, '')} (${law.map(({ act, section }) => `${act}, ${section}`).join('; ')}).`,
  insights: {
    missingRisk: (clause: string) => `No clause on ${clause}`,
  },
  position: {
    strong: (name: string, other: string) =>
      `${name} can move more freely than ${other}: the clauses on leaving, on changes and on disputes bind ${other} more.`,
    even: (name: string, other: string) =>
      `${name} and ${other} can move about equally: neither side has much more say over leaving, changes and disputes.`,
    weak: (name: string, other: string) =>
      `${other} can move more freely than ${name}: the clauses on leaving, on changes and on disputes leave the choice to ${other}.`,
    binds: (label: string) => `Binds the other side: ${label}`,
    term: (label: string, clause: string | null) =>
      clause === null ? label.toLowerCase() : `${label.toLowerCase()} (clause ${clause})`,
    notToRelyOn: (terms: readonly string[]) =>
      `Do not build on what a court may not enforce, though it is written in your favour: ${terms.join('; ')}.`,
    theyMayAsk: 'This clause weighs on the other side, not on you. Expect them to ask for a change.',
    consistency: (score: number, strength: number) =>
      `The safety score (${score}) says how much in the contract could hurt you; the strength (${strength}) says how that compares with what could hurt the other side. A contract can be harsh on both.`,
  },
  recommend: {
    clause: (number: string, ask: string) => `Clause ${number}: ${ask}`,
    add: (clause: string, reason: string) => `Add a clause on ${clause}. ${reason}`,
    lawyer: 'Have a lawyer confirm the points above before you sign; this is a first reading, not legal advice.',
    facts: 'Compare dates, sums and notice periods below with what you agreed in talks or by e-mail.',
  },
  voice: {
    standard: [
      'Should I sign this contract?',
      'What are the main risks in this contract?',
      'What are your recommendations?',
      'How can I improve this agreement?',
    ],
    clause: (number: string) => `What does clause ${number} mean for me?`,
    leave: 'How can I end this contract early?',
  },
} as const

/** 'Page 3', 'Pages 3 and 7', 'Pages 3 to 6 and 9'. */
function pagesNamed(pages: readonly number[]): string {
  const parts: [number, number][] = []
  for (const page of pages) {
    const last = parts.at(-1)
    if (last !== undefined && page === last[1] + 1) last[1] = page
    else parts.push([page, page])
  }
  const named = parts.map(([from, to]) =>
    from === to ? `${from}` : to === from + 1 ? `${from} and ${to}` : `${from} to ${to}`,
  )
  if (named.length === 1) return `${pages.length === 1 ? 'Page' : 'Pages'} ${named[0]}`
  return `Pages ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}
