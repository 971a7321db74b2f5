import type { RecordContext } from './search-record.ts'

/** Names of categories for a tree of two levels: `Keys`, and `Keys > Cylinder keys`. */
export function categoryPaths(
  uuids: readonly string[],
  { related }: Pick<RecordContext, 'related'>,
): { lvl0: string[]; lvl1: string[] } {
  const lvl0 = new Set<string>()
  const lvl1 = new Set<string>()
  for (const uuid of uuids) {
    const category = related(uuid)
    if (!category) continue
    const parent = category.parent === undefined ? undefined : related(category.parent)
    lvl0.add(parent?.name ?? category.name)
    if (parent) lvl1.add(`${parent.name} > ${category.name}`)
  }
  return { lvl0: [...lvl0], lvl1: [...lvl1] }
}
