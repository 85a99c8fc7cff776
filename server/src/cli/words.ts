import { ownName } from '@karar/schema'

/** What the terminal says. */
export const words = {
  usage: [
    'Usage:',
    '  ./karar [start]',
    '      Starts Karar and says at which address it can be opened.',
    '  ./karar analyze FILE... [--party NAME] [--format text|json] [--out DIR]',
    '      Analyses contracts (PDF, also scanned, DOCX or text) right here, without a database or a network.',
    '  ./karar ask FILE QUESTION... [--party NAME] [--format text|json]',
    '      Answers questions about one contract from its own words, with the places that say so.',
    '  ./karar law [--on DAY] [--format text|json]',
    '      Lists the law that analyses state, as it stands today or on a day such as 2027-05-13.',
    '',
    'Options of analyze:',
    '  --party NAME    read the contract from the side of this party',
    '  --format text   to read in a terminal (default without --out)',
    '  --format json   the whole analysis as JSON (default with --out); several files give one object a line',
    '  --out DIR       write one NAME.json (or NAME.txt) for each contract into this folder',
    '',
    'Options of ask:',
    '  --party NAME    answer for this party',
    '  --format text   to read in a terminal (default)',
    '  --format json   one list with an object for each question: question, answer, citations, kind, law',
    '',
    'Exit code: 0 when all was done, 1 when a file could not be read, 2 when used wrongly.',
    'Settings: see docs/settings.md; they are read from the environment and from .env.',
    '',
  ].join('\n'),
  unknownCommand: (name: string) => `There is no command "${name}".`,
  noFiles: 'Name at least one file to analyze.',
  noFileToAsk: 'Name the file to ask about, then the questions, each in quotes.',
  noQuestion: 'Ask at least one question, in quotes.',
  wrongDay: (day: string) => `--on is a day such as 2027-05-13, not "${day}".`,
  wrongFormat: (format: string) => `--format is text or json, not "${format}".`,
  cannotOpen: {
    ENOENT: 'There is no such file.',
    EISDIR: 'This is a folder, not a file.',
    EACCES: 'This user may not read it.',
    other: 'It cannot be opened.',
  },
  noSuchParty: (party: string, parties: readonly string[]) =>
    `There is no party "${party}" in this contract${parties.length > 0 ? `; it names ${parties.join(' and ')}` : ''}. It was read as if none had been named.`,
  cannotWrite: (path: string) => `${path} cannot be written.`,
  broken: 'Karar failed on this file. This is a mistake of Karar, please report it.',
  law: {
    title: (day: string) => `The law that Karar knows, as it stands on ${day}`,
    known: (day: string) => `Law as known on ${day}, the day of the last check.`,
    stale: (day: string) =>
      `LAW AS KNOWN ON ${day.toUpperCase()}. That is more than six months earlier: ask a lawyer what has changed since.`,
    state: { in_force: 'in force', not_yet: 'not yet in force', no_longer: 'no longer in force' },
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    checked: {
      statute_text: (day: string) => `checked on ${day} against the words of the section`,
      case_notes: (day: string) => `checked on ${day} against case notes of others; the judgment itself was not read`,
      public_pages: (day: string) => `checked on ${day} against public pages of regulators, law firms or the press`,
      memory: (day: string) => `from memory, noted on ${day}; not looked up yet`,
    },
    notAdvice: 'This is no legal advice. Have a lawyer confirm what you rely on.',
  },
  report: {
    standing: {
      low: 'low risk',
      medium: 'medium risk',
      high: 'high risk',
      not_cleared: 'not cleared',
      older_reading: 'from an older reading',
      not_judged: 'not judged',
    },
    unread: (pages: readonly number[]) =>
      pages.length === 1
        ? `Page ${pages[0]} could not be read: check it yourself.`
        : `Pages ${pages.join(', ')} could not be read: check them yourself.`,
    badlyRead: (pages: readonly number[]) =>
      pages.length === 1
        ? `Page ${pages[0]} could not be read well: check it yourself.`
        : `Pages ${pages.join(', ')} could not be read well: check them yourself.`,
    toMachines: (quote: string) =>
      `This sentence speaks to a machine and not to a party. It changes nothing here; ask who put it there: ${quote}`,
    nothingMissing: 'Nothing is said about missing clauses while pages are unread or badly read.',
    score: 'Safety score',
    howItComes: 'How it comes about',
    issues: 'What to look at, worst first',
    noIssues: 'No pattern that Karar knows was found to weigh against you in this document.',
    toCheck: (count: number) => `Passages to check yourself (${count})`,
    toCheckWhy: 'Karar is not sure that these words harm you. Read them before you sign.',
    missing: 'What is missing',
    facts: 'Key facts',
    parties: 'Parties',
    readFor: (party: string, role: string | null) =>
      party === 'You' ? 'Read from your side' : `Read from the side of ${party}${role ? ` (${role})` : ''}`,
    readForNobody: 'Read from nobody’s side: the text does not tell which party usually carries the risk',
    clause: (number: string) => ownName(number) ?? `Clause ${number}`,
    page: (page: number) => `page ${page}`,
    why: 'Why',
    law: 'Law',
    ask: 'Ask for',
    wording: 'Wording',
    severity: { critical: 'CRITICAL', high: 'HIGH', medium: 'MEDIUM', low: 'LOW' },
    importance: { critical: 'critical', important: 'important', nice_to_have: 'good to have' },
    tooLittle: 'there, but perhaps too little',
    fact: {
      dates: 'Date',
      term: 'Term',
      notice: 'Notice, times',
      money: 'Money',
      governing_law: 'Governing law',
      seat: 'Court or seat',
    },
    notes: 'Notes on the file',
  },
} as const
