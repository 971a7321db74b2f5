import { Node } from '@tiptap/core'
import { storedAttribute } from './stored-attribute.ts'

const attributes = () => ({
  id: storedAttribute('id'),
  src: { default: null },
  alt: { default: '' },
  title: { default: '' },
  source: storedAttribute('source', ''),
  copyright: storedAttribute('copyright', ''),
  meta_data: storedAttribute('meta_data'),
})

/** A block image. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: 'img[data-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** An inline image. */
export const InlinePicture = Node.create({
  name: 'inlineImage',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: attributes,
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, 'data-inline': '' }],
  parseHTML: () => [{ tag: 'img[data-inline]', priority: 60 }],
})

/** An emoji. */
export const Emoji = Node.create({
  name: 'emoji',
  group: 'inline',
  inline: true,
  addAttributes: () => ({
    name: storedAttribute('name', ''),
    emoji: storedAttribute('emoji', ''),
    fallbackImage: storedAttribute('fallbackImage'),
  }),
  parseHTML: () => [{ tag: 'span[data-emoji]' }],
  renderHTML: ({ HTMLAttributes, node }) => ['span', HTMLAttributes, String(node.attrs['emoji'])],
  renderText: ({ node }) => String(node.attrs['emoji']),
})
