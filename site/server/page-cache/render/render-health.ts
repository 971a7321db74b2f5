/**
 * Whether pages can be drawn at present, as the last drawings tell. One page that cannot be drawn says nothing about the
 * others; several, one after the other, say that what all of them need is away.
 */
export type RenderHealth = {
  /** @param isGood false as well for a page that is not there in time */
  note: (key: string, isGood: boolean) => void
  isFailing: () => boolean
}

/** Different pages that failed since the last one that could be drawn. */
const enough = 3

export function renderHealth(): RenderHealth {
  const failed = new Set<string>()
  return {
    note(key, isGood) {
      if (isGood) failed.clear()
      else if (failed.size < enough) failed.add(key)
    },
    isFailing: () => failed.size >= enough,
  }
}
