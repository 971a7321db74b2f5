import { isObject } from '../../is-object.ts'

/**
 * Whether a stored value is empty: absent, blank, an empty list, a file field without a file, a link without a target,
 * a rich text without text or images, a table without a filled cell. False is a value, not empty.
 */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && isEmptyObject(value)
}

const emptiness: Readonly<Record<string, (value: Readonly<Record<string, unknown>>) => boolean>> = {
  asset: ({ filename }) => !filename,
  multilink: ({ id, url, cached_url, email }) => ![id, url, cached_url, email].some(Boolean),
  table: ({ thead, tbody }) => !/"value":"[^"]*[^"\s]/.test(JSON.stringify([thead, tbody])),
  doc: ({ content }) => !hasSubstance(content),
}

function isEmptyObject(value: Readonly<Record<string, unknown>>): boolean {
  const kind = String(value['fieldtype'] ?? value['type'] ?? '')
  const isEmpty = Object.hasOwn(emptiness, kind) ? emptiness[kind] : undefined
  return isEmpty === undefined ? Object.keys(value).length === 0 : isEmpty(value)
}

function hasSubstance(content: unknown): boolean {
  if (!Array.isArray(content)) return false
  return content.some((node: Readonly<Record<string, unknown>>) => {
    if (node['type'] === 'text') return String(node['text'] ?? '').trim() !== ''
    if (Array.isArray(node['content'])) return hasSubstance(node['content'])
    return !['paragraph', 'heading', 'hard_break'].includes(String(node['type']))
  })
}
