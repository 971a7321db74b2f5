import { Extension, type Extensions, getSchema, Node } from '@tiptap/core'
import { Highlight } from '@tiptap/extension-highlight'
import type { Schema } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { isObject } from '../../../../is-object.ts'
import { markRows, nodeRows } from '../document/wire-rows.ts'
import { BlokNode } from './blok-node.ts'
import { Emoji, InlinePicture, Picture } from './pictures.ts'
import { Anchor, InlineCode, LinkMark, StoredMark, Styled, Subscript, Superscript, TextStyle } from './simple-marks.ts'
import { Table, TableCell, TableHeader, TableKeys, TableRow } from './table-nodes.ts'

/**
 * Every node and mark of a stored text (Storyblok docs, rich text schema), without browser rendering. The kit adds
 * nothing at the end of a text, so that an opened text stays unchanged.
 */
export function richTextExtensions(): Extensions {
  return [
    StarterKit.configure({ link: false, code: false, trailingNode: false }),
    StoredAttributes,
    LinkMark,
    Anchor,
    Styled,
    TextStyle,
    Highlight.configure({ multicolor: true }),
    InlineCode,
    Superscript,
    Subscript,
    StoredMark,
    Picture,
    InlinePicture,
    Emoji,
    Table,
    TableRow,
    TableHeader,
    TableCell,
    TableKeys,
    BlokNode,
    StoredNode,
    StoredInline,
  ]
}

const attributes = () => ({ wire: { default: null, rendered: false } })

function kindOf(stored: unknown): string {
  return isObject(stored) && typeof stored['type'] === 'string' ? stored['type'] : '?'
}

/** An unknown part in its stored form: it can be moved and removed, not changed. */
const StoredNode = Node.create({
  name: 'unknown',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: attributes,
  renderHTML: ({ node }) => ['div', { class: 'field-unknown' }, kindOf(node.attrs['wire'])],
})

/** The same as an inline node. */
const StoredInline = Node.create({
  name: 'unknownInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: attributes,
  renderHTML: ({ node }) => ['span', { class: 'field-unknown' }, kindOf(node.attrs['wire'])],
})

const aligned = ['paragraph', 'heading']

/** Attributes of the stored document that the kit's own nodes lack, and the stored attributes themselves. */
const StoredAttributes = Extension.create({
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

/** The schema of a stored text, without an editor. */
export function richTextSchema(): Schema {
  return getSchema(richTextExtensions())
}
