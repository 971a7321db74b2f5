import { Mark, mergeAttributes } from '@tiptap/core'
import { isSafeAddress } from '../../issues/link-issue.ts'
import { storedAttribute } from './stored-attribute.ts'

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
