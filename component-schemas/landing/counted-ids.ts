import type { NewId } from './empty-value.ts'

/** Identities for parts of older values that have none: the same at every reading, so that a page is drawn alike each time. */
export function countedIds(): NewId {
  let last = 0
  return () => `part-${++last}`
}
