/** @param by number of positions, negative towards the beginning; nothing moves past the ends of the list */
export function movedItem<Item>(list: readonly Item[], index: number, by: number): Item[] {
  const target = index + by
  const item = list[index]
  if (item === undefined || target < 0 || target >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(target, 0, item)
}
