import type { Checked } from './provision.ts'

/** The last reading of the whole table. Who checks one provision anew writes its day and source beside it. */
const on = '2026-11-21'

/** the words of the section, as India Code publishes them (state of 18 May 2026) */
export const statute: Checked = { on, against: 'statute_text' }
/** case notes of others that agree; the judgment itself was not read */
export const notes: Checked = { on, against: 'case_notes' }
/** public pages of law firms, regulators or the press on a statute, a rule or a notification */
export const pages: Checked = { on, against: 'public_pages' }
/** settled law that nobody looked up for this table */
export const memory: Checked = { on, against: 'memory' }
