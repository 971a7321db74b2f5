import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { findBlock, isBlock } from '../find-block.ts'

const text = { type: 'text', translatable: true }

function component(name: string, schema: WireComponent['schema']): WireComponent {
  return {
    id: name.length,
    name,
    display_name: name,
    real_name: name,
    description: null,
    icon: null,
    color: null,
    image: null,
    preview_field: null,
    preset_id: null,
    is_root: name === 'page',
    is_nestable: name !== 'page',
    component_group_uuid: null,
    internal_tag_ids: [],
    all_presets: [],
    schema,
  }
}

export const versionedComponents: readonly WireComponent[] = [
  component('page', { title: text, body: { type: 'bloks' } }),
  component('hero', { title: text, size: { type: 'option' } }),
  component('list', { title: text, items: { type: 'bloks' } }),
  component('item', { text }),
  component('text', { text: { type: 'richtext', translatable: true } }),
]

/** A page with a hero, a list of two items, and a text that contains a block. */
export function versionedPage(): WireBlock {
  return {
    component: 'page',
    _uid: 'root',
    title: 'Title',
    body: [
      { component: 'hero', _uid: 'hero', title: 'Hero', title__i18n__de: 'Held', size: 's' },
      {
        component: 'list',
        _uid: 'list',
        title: 'List',
        items: [
          { component: 'item', _uid: 'item-1', text: 'One', text__i18n__de: 'Eins' },
          { component: 'item', _uid: 'item-2', text: 'Two' },
        ],
      },
      {
        component: 'text',
        _uid: 'text',
        text: textWith('A paragraph.', [
          { component: 'item', _uid: 'nested', text: 'Nested', text__i18n__de: 'Innen' },
        ]),
      },
    ],
  }
}

/** The page after a change of its parts. */
export function editedPage(edit: (parts: PageParts) => void): WireBlock {
  const page = versionedPage()
  edit({
    blockOf: (uid) => {
      const found = findBlock(page, uid)
      if (!found) throw new Error(`The page has no block ${uid}`)
      return found.block
    },
    body: listOf(page, 'body'),
    items: listOf(findBlock(page, 'list')?.block, 'items'),
  })
  return page
}

export type PageParts = { blockOf: (uid: string) => WireBlock; body: WireBlock[]; items: WireBlock[] }

/** The stored list itself, to be changed in place. */
function listOf(block: WireBlock | undefined, key: string): WireBlock[] {
  const list = block?.[key]
  if (!Array.isArray(list) || !list.every(isBlock)) throw new Error(`There is no list ${key}`)
  return list
}

/** The rich text of the page with another first paragraph. */
export function textWith(words: string, nested: readonly unknown[]): Record<string, unknown> {
  return {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: words }] },
      { type: 'blok', attrs: { body: nested } },
    ],
  }
}
