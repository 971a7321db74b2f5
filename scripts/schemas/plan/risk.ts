import { isObject } from 'component-schemas/parse/is-object.ts'

/** Effect of a change on editors: none, a stricter rule, or a loss of content. */
export type RiskClass = 'safe' | 'narrowing' | 'destructive'

/** A block of a story as it is stored. */
export type StoredBlock = Readonly<Record<string, unknown>>

/** The mark between the name of a field and the language of its value (Storyblok docs, field-level translation). */
export const languageMark = '__i18n__'

/** The stored content that a change concerns. */
export type Concern = {
  /** Names the blocks have in stored content. */
  blocks: readonly string[]
  /** How many of the block's fields have such content; each language counts. */
  affected: (block: StoredBlock) => number
}

/** The values of a field in every language that has one, under its former name where there is none under the new one. */
export function valuesOf(block: StoredBlock, field: string, former = field): unknown[] {
  const under = (name: string) =>
    Object.entries(block).flatMap(([key, value]) =>
      (key === name || key.startsWith(name + languageMark)) && isGiven(value) ? [[key.slice(name.length), value]] : [],
    )
  return Object.values(Object.fromEntries([...under(former), ...under(field)]))
}

/** The values that the API returns for a missing one. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Whether there is content: an empty text, list, rich text, link or file is none. */
export function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (isObject(value)) return isGivenObject(value)
  return !isEmpty(value) && value !== false
}

function isGivenObject(value: StoredBlock): boolean {
  if ('filename' in value) return Boolean(value['filename'])
  if (value['type'] === 'doc') return isGiven(value['content'])
  if (value['fieldtype'] === 'multilink') return ['id', 'url', 'cached_url', 'email'].some((key) => isGiven(value[key]))
  return Object.keys(value).length > 0
}
