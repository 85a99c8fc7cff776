/** The cycles in a graph of files, each as the list of its files, once. A depth-first walk: an edge back into the path
 *  that is being walked closes a cycle. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const trail: string[] = []

  const walk = (file: string): void => {
    const at = trail.indexOf(file)
    if (at >= 0) {
      cycles.push(trail.slice(at))
      return
    }
    if (done.has(file)) return
    trail.push(file)
    for (const next of graph.get(file) ?? []) walk(next)
    trail.pop()
    done.add(file)
  }
  for (const file of graph.keys()) walk(file)
  return cycles
}
