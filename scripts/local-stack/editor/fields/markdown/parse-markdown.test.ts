import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

const inline = (text: string) => {
  const [block] = parseMarkdown(text)
  return block?.kind === 'paragraph' ? block.content : []
}

test('inline parts stand in their order, the text between them too', () => {
  expect(inline('a **b _c_** `d` [e](/f "g") ~~h~~ ![i](j) k')).toEqual([
    { kind: 'text', text: 'a ' },
    {
      kind: 'strong',
      content: [
        { kind: 'text', text: 'b ' },
        { kind: 'em', content: [{ kind: 'text', text: 'c' }] },
      ],
    },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'link', href: '/f', content: [{ kind: 'text', text: 'e' }] },
    { kind: 'text', text: ' ' },
    { kind: 'del', content: [{ kind: 'text', text: 'h' }] },
    { kind: 'text', text: ' ' },
    { kind: 'image', src: 'j', alt: 'i' },
    { kind: 'text', text: ' k' },
  ])
})

test('a heading loses its closing signs, and others of them stay', () => {
  expect(parseMarkdown('## a # b ##  ')).toEqual([
    { kind: 'heading', level: 2, content: [{ kind: 'text', text: 'a # b' }] },
  ])
})

test('quotes in quotes become text where no person writes them', () => {
  expect(JSON.stringify(parseMarkdown(`${'>'.repeat(10_000)} a`)).match(/"quote"/g)).toHaveLength(20)
})

test.each([
  ['marked words', '*a* '.repeat(20_000)],
  ['open brackets', '['.repeat(50_000)],
  ['links without an end', `[a](${'b'.repeat(50_000)}`],
  ['spaces in a heading', `# a${' '.repeat(100_000)}b`],
  ['blocks', 'a\n\n'.repeat(50_000)],
])('many %s are read in one pass', (_, text) => expect(parseMarkdown(text).length).toBeGreaterThan(0))
