import type { Messages } from '../messages/messages-for.ts'

const longest = 300

/** A stored value in comparable form: texts unchanged, other values as the texts inside them. */
export function valueInWords(value: unknown, messages: Messages): string {
  const texts = textsIn(value)
  if (texts.length === 0) return messages(value === undefined || value === null ? 'absent' : 'noWords')
  const text = texts.join(' · ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value === 'boolean' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([key]) => !technical.has(key))
  return entries.flatMap(([, inner]) => textsIn(inner))
}

/** Keys whose values mean nothing to a reader. */
const technical = new Set(['_uid', '_editable', 'fieldtype', 'type', 'linktype', 'id', 'uuid', 'meta_data'])
