import { Mark, mergeAttributes } from '@tiptap/core'
import { storedAttribute } from './stored-attribute.ts'

/** A valid CSS colour that cannot carry any other CSS. */
export const colourPattern = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([0-9.,%\s/]+\))$/i

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
