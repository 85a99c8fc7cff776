import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContractType, IssueCategory } from '@karar/schema'
import { examplesFolder } from '../folders.ts'

/** A clause written by hand to show an issue, or to look like one, or to be ordinary. */
export interface IssueExample {
  /** null: an ordinary clause that resembles no issue */
  readonly category: IssueCategory | null
  readonly raised: boolean
  readonly contractType: ContractType
  /** how the clause calls the party that bears it, and the other one */
  readonly weaker: string
  readonly stronger: string
  readonly text: string
  /** neighbours were often written as a pair: they stay on one side of a fold */
  readonly block: string
}

const examples = examplesFolder
const LINES_IN_BLOCK = 10

/** Reads lines of three kinds, told by how many fields they have: 7 (with severity and type), 5 (short), 3 (ordinary). */
export function readIssueExamples(): IssueExample[] {
  return [examples, join(examples, 'issues'), join(examples, 'ordinary')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .flatMap((name) =>
        readFileSync(join(folder, name), 'utf8')
          .split('\n')
          .flatMap((line, index) => readLine(line, `${folder}/${name}:${Math.floor(index / LINES_IN_BLOCK)}`)),
      ),
  )
}

function readLine(line: string, block: string): IssueExample[] {
  const fields = line.split('|').map((field) => field.trim())
  const [sign, category, , type, , sides7, text7] = fields
  const read =
    fields.length === 7
      ? { sign, category, type, sides: sides7, text: text7 }
      : fields.length === 5
        ? { sign, category, type: fields[3], sides: fields[2], text: fields[4] }
        : fields.length === 3 && fields[0]!.includes('/')
          ? { sign: '-', category: null, type: fields[1], sides: fields[0], text: fields[2] }
          : null
  if (read === null || (read.sign !== '+' && read.sign !== '-')) return []
  const known = read.category === null ? null : IssueCategory.safeParse(read.category)
  if (known !== null && !known.success) return []
  const [weaker = '', stronger = ''] = read.sides!.split('/').map((side) => side.replace(/^the /i, '').trim())
  return [
    {
      category: known === null ? null : known.data,
      raised: read.sign === '+',
      contractType: read.type as ContractType,
      weaker,
      stronger,
      text: read.text!.replaceAll('¶', '\n'),
      block,
    },
  ]
}
