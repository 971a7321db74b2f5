/**
 * The import cycles of a graph, types included (Tarjan's strongly connected components).
 * @param imports the modules that each module imports
 * @returns the modules of each cycle, sorted
 */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  function visit(module: string): number {
    const index = order.size
    order.set(module, index)
    open.push(module)
    let low = index
    for (const imported of imports.get(module) ?? []) {
      if (!order.has(imported)) low = Math.min(low, visit(imported))
      else if (open.includes(imported)) low = Math.min(low, order.get(imported) ?? low)
    }
    lowest.set(module, low)
    if (low === index) {
      const cycle = open.splice(open.indexOf(module))
      if (cycle.length > 1 || imports.get(module)?.includes(module)) cycles.push(cycle.toSorted())
    }
    return low
  }

  for (const module of imports.keys()) if (!order.has(module)) visit(module)
  return cycles
}
