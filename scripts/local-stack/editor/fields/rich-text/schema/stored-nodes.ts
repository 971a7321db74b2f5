import { Node } from '@tiptap/core'

const attributes = () => ({ wire: { default: null, rendered: false } })

function kindOf(stored: unknown): string {
  const type = (stored as { type?: unknown } | null)?.type
  return typeof type === 'string' ? type : '?'
}

/** A piece this editor does not know, kept as it is stored: it can be moved and removed, not changed. */
export const StoredNode = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: attributes,
  renderHTML: ({ node }) => ['div', { class: 'field-kept' }, kindOf(node.attrs['wire'])],
})

/** The same in a line. */
export const StoredInline = Node.create({
  name: 'keptInLine',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: attributes,
  renderHTML: ({ node }) => ['span', { class: 'field-kept' }, kindOf(node.attrs['wire'])],
})
