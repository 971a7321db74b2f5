import { describe, expect, test } from 'vitest'
import { documentFromMarkup, type MarkupTargets } from './document-from-markup.ts'

const targets: MarkupTargets = {
  link: (target) => ({ href: target, linktype: target.startsWith('@') ? 'story' : 'url' }),
  image: (picture, alt, title) => ({ src: picture, alt, title }),
  block: (name) => {
    if (name !== 'questions') throw new Error(`there is no block ${name}`)
    return { component: 'accordion', _uid: 'u1' }
  },
}

const read = (markup: string) => documentFromMarkup(markup, targets).content

describe('blocks of text', () => {
  test('blank lines part paragraphs, a line end inside one is a blank', () => {
    expect(read('one\ntwo\n\nthree')).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'one two' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'three' }] },
    ])
  })

  test('the number of hashes is the level of a heading', () => {
    expect(read('### Third')[0]).toMatchObject({ type: 'heading', attrs: { level: 3 } })
  })

  test('deeper lines of a list item are a list inside it', () => {
    const [list] = read('1. first\n2. second\n   - inner\n3. third')
    expect(list?.content).toHaveLength(3)
    expect(list?.content?.[1]?.content?.map(({ type }) => type)).toEqual(['paragraph', 'bullet_list'])
  })

  test('an ordered list keeps the number it starts with', () => {
    expect(read('4. fourth')[0]).toMatchObject({ type: 'ordered_list', attrs: { order: 4 } })
  })

  test('keeps code unchanged, with its language', () => {
    expect(read('```ts\na *b* <c>\n\nd\n```')).toEqual([
      {
        type: 'code_block',
        attrs: { class: 'language-ts' },
        content: [{ type: 'text', text: 'a *b* <c>\n\nd' }],
      },
    ])
  })

  test('the row above the rule of a table is its head', () => {
    const [table] = read('| A | B |\n|---|---|\n| 1 | 2 |')
    expect(table?.content?.map((row) => row.content?.map(({ type }) => type))).toEqual([
      ['tableHeader', 'tableHeader'],
      ['tableCell', 'tableCell'],
    ])
  })

  test('a quote holds blocks of its own', () => {
    expect(read('> one\n>\n> two')[0]?.content).toHaveLength(2)
  })

  test('places a block where the text names it, and refuses an unknown name', () => {
    expect(read('{{questions}}')[0]).toMatchObject({ type: 'blok', attrs: { body: [{ component: 'accordion' }] } })
    expect(() => read('{{nothing}}')).toThrow('there is no block nothing')
  })

  test('refuses an unclosed code block and an invalid picture', () => {
    expect(() => read('```\nlost')).toThrow('no end')
    expect(() => read('![alt]( )')).toThrow('picture')
  })
})

describe('marks inside a line', () => {
  test('a mark inside a mark gives the text both', () => {
    expect(read('**bold and *both***')[0]?.content).toEqual([
      { type: 'text', text: 'bold and ', marks: [{ type: 'bold' }] },
      { type: 'text', text: 'both', marks: [{ type: 'bold' }, { type: 'italic' }] },
    ])
  })

  test('a link carries its target, frame and further attributes', () => {
    const [paragraph] = read('[words](https://a.example){target="_blank" aria-label="Say"}')
    expect(paragraph?.content?.[0]?.marks).toEqual([
      {
        type: 'link',
        attrs: { href: 'https://a.example', linktype: 'url', target: '_blank', custom: { 'aria-label': 'Say' } },
      },
    ])
  })

  test('a part number in code keeps its signs', () => {
    expect(read('`A*1*`')[0]?.content).toEqual([{ type: 'text', text: 'A*1*', marks: [{ type: 'code' }] }])
  })

  test('an unknown emoji, a lone asterisk and a less-than sign are text', () => {
    const text = read('2 * 3 < 7 :nothing:')[0]
      ?.content?.map((node) => node.text)
      .join('')
    expect(text).toBe('2 * 3 < 7 :nothing:')
  })
})
