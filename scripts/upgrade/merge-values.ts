import { isDeepStrictEqual } from 'node:util'

type Versions = { base: unknown; own: unknown; release: unknown }

export type MergedValue = {
  value: unknown
  /** The keys that lead to each value that both changed; the own one stays. */
  conflicts: readonly (readonly string[])[]
}

/**
 * Merges three versions of a value of JSON key by key.
 * @param at keys that lead to the value
 */
export function mergeValues({ base, own, release }: Versions, at: readonly string[] = []): MergedValue {
  if (isDeepStrictEqual(base, own)) return { value: release, conflicts: [] }
  if (isDeepStrictEqual(base, release) || isDeepStrictEqual(own, release)) return { value: own, conflicts: [] }
  if (!isRecord(own) || !isRecord(release)) return { value: own, conflicts: [at] }
  const before = isRecord(base) ? base : {}
  const merged = Object.keys({ ...release, ...own }).map((key) => {
    const versions = { base: before[key], own: own[key], release: release[key] }
    return { key, ...mergeValues(versions, [...at, key]) }
  })
  return {
    value: Object.fromEntries(merged.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]]))),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
