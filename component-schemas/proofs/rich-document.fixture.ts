import fc from 'fast-check'
import { exampleAsset, linkMark, node, nodeWith, richDocument, text } from '../schema/example-values.ts'

/** A document of one paragraph. */
export function wordsOf(words: string) {
  return richDocument(node('paragraph', text(words)))
}

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((value) => value.toWellFormed())
  .filter((value) => value.trim() !== '')
const mark = fc.constantFrom<string | { type: string; attrs: object }>(
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'superscript',
  'subscript',
  { type: 'styled', attrs: { class: 'lead' } },
  { type: 'anchor', attrs: { id: 'tolerancias' } },
  { type: 'textStyle', attrs: { color: '#8A5A12' } },
  { type: 'highlight', attrs: { color: '#FFE9B8' } },
  linkMark({ href: 'https://taller.example/fichas', target: '_blank' }),
  linkMark({ linktype: 'email', href: 'taller@zarandal.example' }),
)
const piece = fc.oneof(
  fc.tuple(words, fc.uniqueArray(mark, { maxLength: 3 })).map(([value, marks]) => text(value, ...marks)),
  fc.constant({ type: 'hard_break' }),
  fc.constant(nodeWith('emoji', { name: 'key', emoji: '🔑' })),
)
const line = fc.array(piece, { minLength: 1, maxLength: 3 })
const paragraph = line.map((content) => node('paragraph', ...content))
const items = fc.array(
  paragraph.map((content) => node('list_item', content)),
  { minLength: 1, maxLength: 3 },
)
const cell = (type: string) => paragraph.map((content) => nodeWith(type, { colspan: 1, rowspan: 1 }, content))
const table = fc.tuple(cell('tableHeader'), cell('tableHeader'), cell('tableCell'), cell('tableCell'))

const structure = fc.oneof(
  paragraph,
  fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([level, content]) => nodeWith('heading', { level }, ...content)),
  items.map((content) => node('bullet_list', ...content)),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), items)
    .map(([order, content]) => nodeWith('ordered_list', { order }, ...content)),
  paragraph.map((content) => node('blockquote', content)),
  words.map((code) => nodeWith('code_block', { class: 'language-text' }, text(code))),
  fc.constant({ type: 'horizontal_rule' }),
  fc.constant(nodeWith('image', { src: exampleAsset('calibre.webp', '1800x1200', '').filename, alt: 'Calibre' })),
  table.map(([a, b, c, d]) => node('table', node('tableRow', a, b), node('tableRow', c, d))),
)

/** Documents of every node and mark an editor has, with at least one sentence. */
export function documentArbitrary(): fc.Arbitrary<{ type: string; content: readonly unknown[] }> {
  const more = fc.array(structure, { maxLength: 4 })
  return fc.tuple(words, more).map(([first, rest]) => richDocument(node('paragraph', text(first)), ...rest))
}
