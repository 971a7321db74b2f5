import { Mark, mergeAttributes } from '@tiptap/core'
import { isSafeAddress } from '../../issues/link-issue.ts'
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

const scriptMark = (name: string, tag: string, key: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) }
    },
  })

export const Superscript = scriptMark('superscript', 'sup', 'Mod-.')
export const Subscript = scriptMark('subscript', 'sub', 'Mod-,')

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

/** A link in a rich text. It is inactive inside the editor; a link pasted from elsewhere keeps its address. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: {
      ...storedAttribute('href', ''),
      parseHTML: (element) => pastedAddress(element),
    },
    uuid: storedAttribute('uuid'),
    anchor: storedAttribute('anchor'),
    target: storedAttribute('target'),
    linktype: storedAttribute('linktype', 'url'),
    custom: storedAttribute('custom'),
  }),
  parseHTML: () => [{ tag: 'a[data-href]' }, { tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
})

function pastedAddress(element: HTMLElement): string {
  const own = element.getAttribute('data-href')
  const address = own === null ? (element.getAttribute('href') ?? '') : own.replace(/^"|"$/g, '')
  return isSafeAddress(address) ? address : ''
}

/** A valid CSS colour that cannot carry any other CSS. */
const colourPattern = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([0-9.,%\s/]+\))$/i

/** Text colour, with the vendor's id and class beside it. */
export const TextStyle = Mark.create({
  name: 'textStyle',
  addAttributes: () => ({
    color: storedAttribute('color'),
    id: storedAttribute('id'),
    class: storedAttribute('class'),
  }),
  parseHTML: () => [{ tag: 'span[data-mark=textstyle]' }],
  renderHTML: ({ HTMLAttributes, mark }) => {
    const colour = String(mark.attrs['color'] ?? '')
    const style = colourPattern.test(colour) ? { style: `color: ${colour}` } : {}
    return ['span', mergeAttributes(HTMLAttributes, { 'data-mark': 'textstyle', ...style }), 0]
  },
})
