/** What the terminal says. */
export const words = {
  usage: [
    'Usage:',
    '  ./karar [start]',
    '      Starts Karar and says at which address it can be opened.',
    '  ./karar analyze FILE... [--party NAME] [--format text|json] [--out DIR]',
    '      Analyses contracts (PDF, also scanned, DOCX or text) right here, without a database or a network.',
    '',
    'Options of analyze:',
    '  --party NAME    read the contract from the side of this party',
    '  --format text   to read in a terminal (default without --out)',
    '  --format json   the whole analysis as JSON (default with --out); several files give one object a line',
    '  --out DIR       write one NAME.json (or NAME.txt) for each contract into this folder',
    '',
    'Exit code: 0 when all was analysed, 1 when a file could not be read, 2 when used wrongly.',
    'Settings: see docs/settings.md; they are read from the environment and from .env.',
    '',
  ].join('\n'),
  unknownCommand: (name: string) => `There is no command "${name}".`,
  noFiles: 'Name at least one file to analyse.',
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
  report: {
    band: { low: 'low risk', medium: 'medium risk', high: 'high risk' },
    unread: (pages: readonly number[]) =>
      pages.length === 1
        ? `Page ${pages[0]} could not be read: check it yourself.`
        : `Pages ${pages.join(', ')} could not be read: check them yourself.`,
    badlyRead: (pages: readonly number[]) =>
      pages.length === 1
        ? `Page ${pages[0]} could not be read well: check it yourself.`
        : `Pages ${pages.join(', ')} could not be read well: check them yourself.`,
    nothingMissing: 'Nothing is said about missing clauses while pages are unread or badly read.',
    score: 'Safety score',
    howItComes: 'How it comes about',
    issues: 'What to look at, worst first',
    noIssues: 'Nothing in this document was found to weigh against you.',
    missing: 'What is missing',
    facts: 'Key facts',
    parties: 'Parties',
    readFor: (party: string, role: string | null) =>
      party === 'You' ? 'Read from your side' : `Read from the side of ${party}${role ? ` (${role})` : ''}`,
    readForNobody: 'Read from nobody’s side: the text does not tell which party usually carries the risk',
    clause: (number: string) => `Clause ${number}`,
    page: (page: number) => `page ${page}`,
    why: 'Why',
    law: 'Law',
    ask: 'Ask for',
    wording: 'Wording',
    severity: { critical: 'CRITICAL', high: 'HIGH', medium: 'MEDIUM', low: 'LOW' },
    importance: { critical: 'critical', important: 'important', nice_to_have: 'good to have' },
    fact: {
      dates: 'Date',
      term: 'Term',
      notice: 'Notice',
      money: 'Money',
      governing_law: 'Governing law',
      seat: 'Court or seat',
    },
    notes: 'Notes on the file',
  },
} as const
