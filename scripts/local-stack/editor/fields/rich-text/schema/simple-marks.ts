import { Mark, mergeAttributes } from '@tiptap/core'
import { storedAttribute } from './stored-attribute.ts'

/** Inline code. Unlike the kit's own mark it allows other marks beside it, as stored documents do. */
export const InlineCode = Mark.create({
  name: 'code',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
})

export const Superscript = Mark.create({
  name: 'superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-.': () => this.editor.commands.toggleMark(this.name) }
  },
})

export const Subscript = Mark.create({
  name: 'subscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: ({ HTMLAttributes }) => ['sub', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-,': () => this.editor.commands.toggleMark(this.name) }
  },
})

/** A style that the schema of the field names. */
export const Styled = Mark.create({
  name: 'styled',
  addAttributes: () => ({ class: storedAttribute('class') }),
  parseHTML: () => [{ tag: 'span[data-mark=styled]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { 'data-mark': 'styled' }), 0],
})

/** An anchor as a target of links. */
export const Anchor = Mark.create({
  name: 'anchor',
  inclusive: false,
  addAttributes: () => ({ id: storedAttribute('id') }),
  parseHTML: () => [{ tag: 'span[data-mark=anchor]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { 'data-mark': 'anchor' }), 0],
})

/** An unknown mark in its stored form. */
export const StoredMark = Mark.create({
  name: 'keptMark',
  inclusive: false,
  excludes: '',
  addAttributes: () => ({ wire: { default: null, rendered: false } }),
  renderHTML: () => ['span', { 'data-mark': 'unknown' }, 0],
})
