import { Extension } from '@tiptap/core'
import { markRows, nodeRows } from '../document/wire-rows.ts'

const aligned = ['paragraph', 'heading']

/** Attributes of the stored document that the kit's own nodes lack, and the stored attributes themselves. */
export const StoredAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: [...new Set([...nodeRows, ...markRows].map(({ editor }) => editor))],
      attributes: { wire: { default: null, rendered: false, keepOnSplit: false } },
    },
    {
      types: aligned,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: HTMLElement) => element.style.textAlign || null,
          renderHTML: ({ textAlign }: Record<string, unknown>) =>
            typeof textAlign === 'string' ? { style: `text-align: ${textAlign}` } : {},
        },
      },
    },
    {
      types: [...aligned, 'blockquote'],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element: HTMLElement) => element.getAttribute('dir'),
          renderHTML: ({ dir }: Record<string, unknown>) => (typeof dir === 'string' ? { dir } : {}),
        },
      },
    },
    { types: ['codeBlock'], attributes: { class: { default: null, keepOnSplit: true } } },
  ],
})
