import { expect, test } from 'vitest'
import { richTextSchema } from '../schema/extensions.ts'
import { toEditorDocument } from './to-editor-document.ts'
import { toStoredDocument } from './to-stored-document.ts'
import type { DocumentNode } from './wire-node.ts'

const schema = richTextSchema()
const document = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const roundTrip = (stored: unknown) =>
  toStoredDocument(schema.nodeFromJSON(toEditorDocument(stored, schema)).toJSON() as DocumentNode)

test.each([
  ['an unknown node', document({ type: 'hologram', attrs: { depth: 3 }, content: [{ type: 'text', text: 'x' }] })],
  ['an unknown node in a line', document(paragraph({ type: 'mention', attrs: { id: 4 } }))],
  ['an unknown mark', document(paragraph({ type: 'text', text: 'x', marks: [{ type: 'glow', attrs: { lux: 9 } }] }))],
  ['two unknown marks', document(paragraph({ type: 'text', text: 'x', marks: [{ type: 'a' }, { type: 'b' }] }))],
  ['an unknown attribute', document({ type: 'paragraph', attrs: { mood: 'calm' }, content: [] })],
  ['a piece that breaks the rules', document({ type: 'bullet_list', content: [{ type: 'text', text: 'x' }] })],
  [
    'a list whose item begins with an unknown node',
    document({ type: 'bullet_list', content: [{ type: 'list_item', content: [{ type: 'hologram' }] }] }),
  ],
  ['something that is no node', document('words', 7)],
  ['attributes that say nothing', document({ type: 'paragraph', attrs: { textAlign: null }, content: [] })],
  ['a heading of a level as text', document({ type: 'heading', attrs: { level: '3' }, content: [] })],
  ['bold code', document(paragraph({ type: 'text', text: 'x', marks: [{ type: 'bold' }, { type: 'code' }] }))],
  ['a picture in a line', document(paragraph({ type: 'image', attrs: { src: 'https://a.example/b.png' } }))],
  [
    'a link without its further attributes',
    document(paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/a' } }] })),
  ],
])('%s round-trips unchanged', (_, stored) => {
  expect(withoutEmptyLists(roundTrip(stored))).toEqual(withoutEmptyLists(stored))
})

test('an empty or unknown value starts an empty text', () => {
  for (const stored of [undefined, null, '', 'words', { type: 'doc' }, { type: 'doc', content: [] }]) {
    expect(roundTrip(stored)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
  }
})

test('writes new nodes with the vendor’s names and attributes', () => {
  const made = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, textAlign: 'center', dir: null, wire: null } },
      { type: 'orderedList', attrs: { start: 4, wire: null }, content: [{ type: 'listItem' }] },
      { type: 'codeBlock', attrs: { class: 'language-js', language: null, wire: null } },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 1, rowspan: 2 } }] }],
      },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/a', linktype: 'url' } }] }],
      },
    ],
  }
  const link = { href: '/a', uuid: null, anchor: null, target: null, linktype: 'url' }
  expect(toStoredDocument(made)).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, textAlign: 'center' } },
      { type: 'ordered_list', attrs: { order: 4 }, content: [{ type: 'list_item' }] },
      { type: 'code_block', attrs: { class: 'language-js' } },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 1, rowspan: 2, colwidth: null } }] },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: link }] }] },
    ],
  })
})

test('a heading made a paragraph loses its level and keeps unknown attributes', () => {
  const made = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { wire: { level: 2, textAlign: 'left', mood: 'calm' }, textAlign: 'right' } },
    ],
  }
  expect(toStoredDocument(made).content).toEqual([{ type: 'paragraph', attrs: { textAlign: 'right', mood: 'calm' } }])
})

function withoutEmptyLists(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(',"content":[]', ''))
}

test.each([
  ['marks', document({ type: 'text', text: 'x', marks: 'bold' })],
  ['a mark', document(paragraph({ type: 'text', text: 'x', marks: [null] }))],
  ['content', document({ type: 'paragraph', content: 'x' })],
  ['a node', document(paragraph(null))],
])('%s of another form than any editor writes round-trip unchanged', (_, stored) => {
  expect(roundTrip(stored)).toEqual(stored)
})
