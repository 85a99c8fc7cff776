import { categoriesOf, isHeldOut, labelledUnits, readCuad } from '../clauses/cuad.ts'
import type { Task } from '../machines/head.ts'
import { provisionLexicon as lexicon } from './find.ts'
import { unitGrams } from './unit-grams.ts'

/** Which of CUAD's 41 provisions a unit speaks of. */
export function provisionsTask(folder: string): Task {
  const contracts = readCuad(folder)
  const classes = categoriesOf(contracts)
  const learned = contracts.filter(({ id }) => !isHeldOut(id))
  const units = learned.map((contract) => labelledUnits(contract, classes))
  return {
    classes,
    examples: units.flatMap((own) =>
      unitGrams(
        own.map(({ unit }) => unit),
        lexicon,
      ),
    ),
    labels: units.flatMap((own) => own.map(({ labels }) => labels)),
    sources: units.flatMap((own, index) => own.map(() => learned[index]!.id)),
    judgedBy: 'source',
    cost: 1,
    keep: 30_000,
    negligible: 3,
    least: 3,
  }
}
