import type { Health } from '../availability-policy.ts'

/** Health of the content upstream. */
export type UpstreamSigns = { isSlow: () => boolean; isHanging: () => boolean }

export type RenderHealth = {
  /** @param isGood false for a late page too */
  note: (key: string, isGood: boolean) => void
  now: () => Health
}

/**
 * Different pages that failed since the last successful render. One failed page says nothing about the others; several in a row mean that
 * something which all of them need is down.
 */
const failuresInARow = 3

const good: UpstreamSigns = { isSlow: () => false, isHanging: () => false }

/** Whether pages can be rendered at present, from the last renders and the health of the content upstream. */
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
