import type { NewId } from './empty-value.ts'

/** Deterministic ids for parts of older values without ids, so that every render is equal. */
export function countedIds(): NewId {
  let last = 0
  return () => `part-${++last}`
}
