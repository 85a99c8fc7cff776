import { findProvisions, isHeldOut, readCuad } from '@karar/corpus'
import { emptyTally, f1, mean, precision, recall, type Tally, together } from './measures.ts'
import { percent, table } from './tables.ts'

/** Which of CUAD's provisions a contract has, on the contracts that the model has not learned from. */
export function measureProvisions(data: string): string {
  const tallies = new Map<string, Tally>()
  const contracts = readCuad(data).filter(({ id }) => isHeldOut(id))
  for (const contract of contracts) {
    for (const { category, present } of findProvisions(contract.text)) {
      const tally = tallies.get(category) ?? emptyTally()
      tallies.set(category, tally)
      const truth = (contract.labels[category]?.length ?? 0) > 0
      if (present && truth) tally.hits++
      else if (present) tally.falseAlarms++
      else if (truth) tally.misses++
    }
  }
  const rows = [...tallies].map(([category, tally]) => [
    category,
    tally.hits + tally.misses,
    ...[precision(tally), recall(tally), f1(tally)].map(percent),
  ])
  const all = [...tallies.values()]
  const micro = together(all)
  // of what stands in none of them nothing can be found: it has no F1
  const there = all.filter(({ hits, misses }) => hits + misses > 0)
  return [
    `Provisions in ${contracts.length} contracts of CUAD kept from the training`,
    table(['provision', 'there', 'precision', 'recall', 'F1'], rows),
    '',
    `micro: precision ${percent(precision(micro))}, recall ${percent(recall(micro))}, F1 ${percent(f1(micro))}`,
    `macro F1: ${percent(mean(there.map(f1)))} of the ${there.length} that stand in one of them at least`,
  ].join('\n')
}
