import { analyze } from '@karar/engine'
import { DAY, readAnnotated, setNames } from './annotated.ts'
import { mean } from './measures.ts'
import { table } from './tables.ts'

/** Score of a contract beside that of the same contract in other words, and of its clauses in another order. */
export function measureStability(): string {
  const contracts = setNames.flatMap((set) => readAnnotated(set).map((contract) => ({ set, contract })))
  const rows = contracts.flatMap(({ set, contract }) => {
    const score = (text: string): number => analyze(text, { day: DAY, party: contract.reader }).safety_score
    const own = score(contract.text)
    const moved = reordered(contract.text)
    return [
      ...(contract.paraphrase === null
        ? []
        : [{ set, name: contract.name, how: 'paraphrase', own, other: score(contract.paraphrase) }]),
      ...(moved === null ? [] : [{ set, name: contract.name, how: 'reordered', own, other: score(moved) }]),
    ]
  })
  const moves = (how: string): number[] =>
    rows.filter((row) => row.how === how).map(({ own, other }) => Math.abs(own - other))
  const line = (how: string): string => {
    const own = moves(how)
    return `${how}: ${own.length} contracts, mean move ${mean(own).toFixed(1)}, at most 3 in ${own.filter((move) => move <= 3).length}, largest ${Math.max(...own)}`
  }
  return [
    table(
      ['contract', 'set', 'how', 'score', 'then', 'move'],
      rows
        .filter(({ how, own, other }) => how === 'paraphrase' || Math.abs(own - other) > 0)
        .map(({ set, name, how, own, other }) => [name, set, how, own, other, other - own]),
    ),
    '',
    line('paraphrase'),
    line('reordered'),
  ].join('\n')
}

/** The numbered clauses of a contract turned back to front and numbered anew; null where it has no plain numbering. */
function reordered(text: string): string | null {
  const starts = [...text.matchAll(/^(\d{1,2})\.(?=\s)/gm)]
  const inOrder = starts.every((match, index) => Number(match[1]) === index + 1)
  if (starts.length < 6 || !inOrder) return null
  const last = starts.at(-1)!
  const tail = /\n(?=\s*(?:IN WITNESS|SIGNED|Signed|SCHEDULE|ANNEXURE|Schedule|Annexure|For |THE SCHEDULE))/.exec(
    text.slice(last.index),
  )
  const end = tail === null ? text.length : last.index + tail.index + 1
  const blocks = starts.map((match, index) => text.slice(match.index, starts[index + 1]?.index ?? end))
  const turned = blocks.reverse().map((block, index) => {
    const old = /^\d+/.exec(block)![0]
    return block
      .replace(/^\d+/, String(index + 1))
      .replaceAll(new RegExp(`^(\\s*)${old}\\.(?=\\d)`, 'gm'), `$1${index + 1}.`)
  })
  return text.slice(0, starts[0]!.index) + turned.map((block) => `${block.trimEnd()}\n\n`).join('') + text.slice(end)
}
