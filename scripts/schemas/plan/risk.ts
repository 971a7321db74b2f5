/** Effect of a change on editors: none, a stricter rule, or a loss of content. */
export type RiskClass = 'safe' | 'narrowing' | 'destructive'

/** A block of a story as it is stored. */
export type StoredBlock = Readonly<Record<string, unknown>>

/** Which stored content a change concerns. */
export type Concern = {
  /** Names the blocks have in stored content. */
  blocks: readonly string[]
  /** How many of the block's fields hold such content; each language counts. */
  holds: (block: StoredBlock) => number
}

/** The values of a field in every language that has one. */
export function valuesOf(block: StoredBlock, field: string): unknown[] {
  return Object.entries(block)
    .filter(([key, value]) => (key === field || key.startsWith(`${field}__i18n__`)) && isGiven(value))
    .map(([, value]) => value)
}

/** Whether there is content: an empty text, list, rich text, link or file is none. */
export function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return isGivenObject(value as Readonly<Record<string, unknown>>)
  return value !== undefined && value !== null && value !== '' && value !== false
}

function isGivenObject(value: Readonly<Record<string, unknown>>): boolean {
  if ('filename' in value) return Boolean(value['filename'])
  if (value['type'] === 'doc') return isGiven(value['content'])
  if (value['fieldtype'] === 'multilink') return ['id', 'url', 'cached_url', 'email'].some((key) => isGiven(value[key]))
  return Object.keys(value).length > 0
}
