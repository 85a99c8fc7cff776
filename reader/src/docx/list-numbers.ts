import type { ListDefinitions, ListInstance, ListLevel } from './list-definitions.ts'
import { formatNumber } from './number-formats.ts'
import type { ListPlace, Styles } from './styles.ts'

/** Counts the lists of a document and says each paragraph's number as Word shows it. */
export interface ListNumbers {
  /** The number with what follows it ('1.1 ', '(a) ', '• '), or '' for a paragraph without one. Call once a paragraph, in order. */
  next(place: ListPlace): string
}

export function newListNumbers(definitions: ListDefinitions, styles: Styles): ListNumbers {
  // Lists that share an abstract definition share its counters; an override of the start counts once for each list.
  const counters = new Map<number, (number | undefined)[]>()
  const restarted = new Set<string>()

  function abstractOf(instance: ListInstance, hops = 0): { id: number; levels: Map<number, ListLevel> } | undefined {
    const abstract = definitions.abstracts.get(instance.abstractId)
    if (!abstract?.styleLink || hops > 5) return abstract && { id: instance.abstractId, levels: abstract.levels }
    const linked = definitions.instances.get(styles.numIdOf(abstract.styleLink) ?? -1)
    return linked ? abstractOf(linked, hops + 1) : { id: instance.abstractId, levels: abstract.levels }
  }

  return {
    next(place) {
      const instance = definitions.instances.get(place.numId ?? 0)
      const abstract = instance && abstractOf(instance)
      if (!instance || !abstract) return ''
      const levels = new Map([...abstract.levels, ...instance.levels])
      const at = levelAt(place, levels)
      const level = levels.get(at)
      if (!level) return ''
      const counts = counters.get(abstract.id) ?? []
      counters.set(abstract.id, counts)
      const startOf = (index: number) => instance.starts.get(index) ?? levels.get(index)?.start ?? 1
      const key = `${place.numId}:${at}`
      const restarts = instance.starts.has(at) && !restarted.has(key)
      restarted.add(key)
      const current = counts[at]
      counts[at] = restarts || current === undefined ? startOf(at) : current + 1
      for (const [index, { restart }] of levels) {
        if (index > at && (restart === undefined || at < restart)) counts[index] = undefined
      }
      return show(level, levels, (index) => counts[index] ?? startOf(index))
    },
  }
}

/** The level that a style is tied to wins over an unset level; a level set on the paragraph wins over both. */
function levelAt(place: ListPlace, levels: Map<number, ListLevel>): number {
  if (place.level !== undefined) return place.level
  for (const style of place.styles) {
    for (const [index, level] of levels) if (level.style === style) return index
  }
  return 0
}

function show(level: ListLevel, levels: Map<number, ListLevel>, countOf: (index: number) => number): string {
  if (level.hidden) return ''
  if (level.format === 'bullet') return level.text === '' ? '' : level.text + level.after
  const text = level.text.replace(/%([1-9])/g, (_, rank: string) => {
    const index = Number(rank) - 1
    const format = levels.get(index)?.format ?? 'decimal'
    return formatNumber(countOf(index), level.legal ? 'decimal' : format)
  })
  return text === '' ? '' : text + level.after
}
