import { Node } from '@tiptap/core'
import { storedAttribute } from './stored-attribute.ts'

/** Blocks inside a rich text. */
export const BlokNode = Node.create({
  name: 'blok',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: storedAttribute('id'),
    body: {
      ...storedAttribute('body'),
      parseHTML: (element) => copiedBody(element.getAttribute('data-body')),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-blok]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-blok': '' }],
})

/** Pasted blocks are copies: every block gets a new uid. */
function copiedBody(text: string | null): unknown[] {
  try {
    const body: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(body) ? (withNewIdentities(body) as unknown[]) : []
  } catch {
    return []
  }
}

function withNewIdentities(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewIdentities)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNewIdentities(inner)]))
  return '_uid' in copy ? { ...copy, _uid: crypto.randomUUID() } : copy
}
