import type { LawReference } from '@karar/schema'
import { type DefaultName, lawDefault } from '../../understand/home/law-defaults.ts'
import type { Book } from '../book/book.ts'

/** The defaults of a name in an opened contract, of the kind that its analysis says it is. */
export const lawIn = ({ contract, analysis }: Book, name: DefaultName): LawReference[] =>
  lawDefault(name, { ...contract, type: analysis.contract_type })
