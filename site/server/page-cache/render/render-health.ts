import type { Health } from '../availability-policy.ts'

/** How the upstream that has the content responds at present. */
export type UpstreamSigns = { isSlow: () => boolean; isHanging: () => boolean }

export type RenderHealth = {
  /** @param isGood false as well for a page that is late */
  note: (key: string, isGood: boolean) => void
  now: () => Health
}

/**
 * Different pages that failed since the last good render. One page that fails says nothing about the others; several in a row say
 * that what all of them need is missing.
 */
const failuresInARow = 3

const good: UpstreamSigns = { isSlow: () => false, isHanging: () => false }

/** Whether pages can be rendered at present, as the last renders and the upstream of the content show. */
export function renderHealth({ isSlow, isHanging } = good): RenderHealth {
  const failed = new Set<string>()
  return {
    note(key, isGood) {
      if (isGood) failed.clear()
      else if (failed.size < failuresInARow) failed.add(key)
    },
    now() {
      if (isHanging()) return 'hanging'
      if (failed.size >= failuresInARow) return 'failing'
      return isSlow() ? 'slow' : 'good'
    },
  }
}
