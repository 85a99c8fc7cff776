import type { Statement } from './statement.ts'
import { statementPdf } from './statement-pdf.ts'

/** Runs in a process of its own: a long statement takes seconds to set. */
export default function makeStatement(statement: Statement): Promise<Uint8Array> {
  return statementPdf(statement)
}
