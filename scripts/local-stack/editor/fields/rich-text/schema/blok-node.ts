import { Node } from '@tiptap/core'
import { storedAttribute } from './stored-attribute.ts'

/** Blocks of the page inside a text. */
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

/** What comes out of the clipboard is a copy: every block in it gets an identity of its own. */
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
