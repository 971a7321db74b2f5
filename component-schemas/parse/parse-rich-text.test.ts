import { expect, test } from 'vitest'
import { accordionExamples } from '../blocks/accordion/examples.ts'
import { accordion } from '../blocks/accordion/schema.ts'
import { richTextExamples } from '../blocks/rich-text/examples.ts'
import { linkMark, node, nodeWith, richDocument, text } from '../schema/example-values.ts'
import { richTextWith } from './parse-rich-text.ts'

const plain = richTextWith([])
const paragraph = (...content: unknown[]) => node('paragraph', ...content)
const contentOf = (...content: unknown[]) => plain.safeParse(richDocument(...content)).data?.content

function typesIn(value: unknown): Set<string> {
  const found = new Set<string>()
  JSON.stringify(value, (key, inner) => {
    if (key === 'type' && typeof inner === 'string') found.add(inner)
    return inner
  })
  return found
}

test('parses every node and mark of the vendor’s rich text', () => {
  const read = richTextWith([accordion]).parse(richTextExamples.everything.body)
  expect([...typesIn(read)].toSorted()).toEqual([...typesIn(richTextExamples.everything.body)].toSorted())
})

test('leaves out a malformed node and keeps its neighbours', () => {
  const content = contentOf(
    paragraph(text('antes')),
    null,
    'texto',
    { type: 'hologram', content: [text('x')] },
    { type: 'toString' },
    { type: 'image', attrs: { src: 'javascript:x' } },
    { type: 'emoji', attrs: {} },
    { type: 'text', text: 7 },
    paragraph(text('después')),
  )
  expect(content).toEqual([
    { type: 'paragraph', attrs: {}, content: [{ type: 'text', text: 'antes' }] },
    { type: 'paragraph', attrs: {}, content: [{ type: 'text', text: 'después' }] },
  ])
})

test('removes an invalid mark, keeps its text and the other marks', () => {
  const marked = text('palabra', linkMark({ href: 'javascript:x' }), 'hologram', 'bold', { type: 'styled', attrs: {} })
  expect(contentOf(paragraph(marked))).toMatchObject([
    { content: [{ type: 'text', text: 'palabra', marks: [{ type: 'bold' }] }] },
  ])
})

test('an unresolved link to a story is plain text', () => {
  const dangling = text('página', linkMark({ linktype: 'story', uuid: 'x' }))
  expect(contentOf(paragraph(dangling))).toMatchObject([{ content: [{ type: 'text', text: 'página' }] }])
})

test.each([
  [{ level: 3 }, 3],
  [{ level: 9 }, 2],
  [{ level: '3' }, 2],
  [{}, 2],
])('a heading with %j has level %d', (attrs, level) => {
  expect(contentOf(nodeWith('heading', attrs, text('x')))).toMatchObject([{ attrs: { level } }])
})

test('limits spans of a table cell and colours of a text', () => {
  const cell = nodeWith('tableCell', { colspan: 1e9, rowspan: -1, backgroundColor: 'url(x)' }, paragraph(text('x')))
  expect(contentOf(node('table', node('tableRow', cell)))).toMatchObject([
    { content: [{ content: [{ attrs: { colspan: 1, rowspan: 1 } }] }] },
  ])
  const coloured = text('x', { type: 'textStyle', attrs: { color: 'red;background:url(x)' } })
  expect(contentOf(paragraph(coloured))).toMatchObject([{ content: [{ marks: [{ type: 'textStyle', attrs: {} }] }] }])
})

test.each([
  ['nothing', richDocument()],
  ['an empty paragraph', richDocument(paragraph())],
  ['blanks and line breaks', richDocument(paragraph(text('  '), { type: 'hard_break' }))],
  ['another kind of value', 'texto'],
  ['null', null],
])('a document of %s is empty', (_, wire) => {
  expect(plain.safeParse(wire).success).toBe(false)
})

test('a document of one picture is not empty', () => {
  const picture = nodeWith('image', { src: 'https://pictures.example/a.png', alt: null })
  expect(contentOf(picture)).toEqual([{ type: 'image', attrs: { src: 'https://pictures.example/a.png', alt: '' } }])
})

test('parses a nested block; one that is not allowed keeps its position as unsupported', () => {
  const blok = nodeWith('blok', { id: 'x', body: [accordionExamples.minimal, { component: 'full_banner', _uid: 'f' }] })
  const [read] = richTextWith([accordion]).parse(richDocument(blok)).content
  expect(read).toMatchObject({
    type: 'blok',
    attrs: { body: [{ component: 'accordion' }, { component: 'unsupported', name: 'full_banner', _uid: 'f' }] },
  })
})

test('cuts a document nested 6,000 deep without exhausting the stack', () => {
  let deep: unknown = paragraph(text('fondo'))
  for (let depth = 0; depth < 6000; depth += 1) deep = node('blockquote', deep)
  expect(contentOf(paragraph(text('arriba')), deep)?.[0]).toMatchObject({ content: [{ text: 'arriba' }] })
})

test('leaves out nodes beyond the depth limit', () => {
  const nested = (times: number) => {
    let deep = paragraph(text('fondo'))
    for (let level = 0; level < times; level += 1) deep = node('blockquote', deep)
    return JSON.stringify(contentOf(paragraph(text('arriba')), deep))
  }
  expect(nested(5)).toContain('fondo')
  for (const times of [100, 5000]) {
    expect(nested(times)).toContain('arriba')
    expect(nested(times)).not.toContain('fondo')
  }
})

test('a mark with an object in place of a word is left out, and its text stays', () => {
  const odd = { length: { toString: 1 } }
  const marks = [
    { type: 'anchor', attrs: { id: odd } },
    { type: 'styled', attrs: { class: odd } },
    { type: 'textStyle', attrs: { id: odd } },
  ]
  expect(contentOf(paragraph({ type: 'text', text: 'a', marks }), nodeWith('emoji', { emoji: odd }))).toEqual([
    { type: 'paragraph', attrs: {}, content: [{ type: 'text', text: 'a', marks: [{ type: 'textStyle', attrs: {} }] }] },
  ])
})
