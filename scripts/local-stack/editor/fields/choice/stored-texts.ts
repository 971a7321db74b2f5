import { isObject } from '../../../is-object.ts'

/** The texts of a stored list; a resolved story counts as its uuid, a lone text as a list of one. */
export function storedTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item]
    return isObject(item) && typeof item['uuid'] === 'string' ? [item['uuid']] : []
  })
}
