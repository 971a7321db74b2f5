import { Node } from '@tiptap/core'
import { isObject } from '../../../../is-object.ts'

const attributes = () => ({ wire: { default: null, rendered: false } })

function kindOf(stored: unknown): string {
  return isObject(stored) && typeof stored['type'] === 'string' ? stored['type'] : '?'
}

/** An unknown part in its stored form: it can be moved and removed, not changed. */
export const StoredNode = Node.create({
  name: 'unknown',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: attributes,
  renderHTML: ({ node }) => ['div', { class: 'field-unknown' }, kindOf(node.attrs['wire'])],
})

/** The same as an inline node. */
export const StoredInline = Node.create({
  name: 'unknownInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: attributes,
  renderHTML: ({ node }) => ['span', { class: 'field-unknown' }, kindOf(node.attrs['wire'])],
})
