/**
 * The import cycles of a graph, types included (Tarjan's strongly connected components).
 * @param imports the modules that each module imports
 * @returns the modules of each cycle, sorted
 */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  function visit(from: string): number {
    const index = order.size
    order.set(from, index)
    open.push(from)
    let low = index
    for (const imported of imports.get(from) ?? []) {
      if (!order.has(imported)) low = Math.min(low, visit(imported))
      else if (open.includes(imported)) low = Math.min(low, order.get(imported) ?? low)
    }
    if (low === index) {
      const cycle = open.splice(open.indexOf(from))
      if (cycle.length > 1 || imports.get(from)?.includes(from)) cycles.push(cycle.toSorted())
    }
    return low
  }

  for (const from of imports.keys()) if (!order.has(from)) visit(from)
  return cycles
}
