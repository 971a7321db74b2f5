import { render } from '@testing-library/react'
import type { RichTextDocument, RichTextMark, RichTextNode } from 'component-schemas/schema/field-values.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { RichText } from './rich-text.tsx'

let complaints: MockInstance
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => {
  const said = complaints.mock.calls
  complaints.mockRestore()
  if (said.length > 0) throw new Error(`React complained: ${said.join('; ')}`)
})

const words = (text: string, marks?: RichTextMark[]): RichTextNode => ({ type: 'text', text, marks })
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', attrs: {}, content })
const heading = (level: 1 | 2 | 3 | 4 | 5 | 6, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [words(text)],
})
const documentOf = (...content: unknown[]) => ({ type: 'doc', content }) as RichTextDocument

/** Markup inside the wrapper, without the class names of the style sheet. */
function htmlOf(document: RichTextDocument, props: Partial<Parameters<typeof RichText>[0]> = {}): string {
  const html = renderToStaticMarkup(<RichText {...props} document={document} />)
  return html.replace(/^<div[^>]*>|<\/div>$/g, '').replace(/ class="[^"]*_[^"]*"/g, '')
}

describe('each node has its element', () => {
  const item = { type: 'list_item', content: [paragraph(words('a'))] }
  const cell = (type: string, text: string, attrs: object = { colspan: 1, rowspan: 1 }) => ({
    type,
    attrs,
    content: [paragraph(words(text))],
  })
  test.each<[string, unknown, string]>([
    ['paragraph', paragraph(words('a')), '<p>a</p>'],
    ['aligned paragraph', { ...paragraph(words('a')), attrs: { textAlign: 'center' } }, '<p data-align="center">a</p>'],
    ['bullet list', { type: 'bullet_list', content: [item] }, '<ul><li><p>a</p></li></ul>'],
    ['ordered list', { type: 'ordered_list', attrs: { order: 1 }, content: [item] }, '<ol><li><p>a</p></li></ol>'],
    [
      'ordered list from 4',
      { type: 'ordered_list', attrs: { order: 4 }, content: [item] },
      '<ol start="4"><li><p>a</p></li></ol>',
    ],
    ['quote', { type: 'blockquote', content: [paragraph(words('a'))] }, '<blockquote><p>a</p></blockquote>'],
    [
      'code block',
      { type: 'code_block', attrs: { class: 'language-js' }, content: [words('1 < 2')] },
      '<pre><code class="language-js">1 &lt; 2</code></pre>',
    ],
    ['line break', paragraph(words('a'), { type: 'hard_break' }, words('b')), '<p>a<br/>b</p>'],
    ['rule', { type: 'horizontal_rule' }, '<hr/>'],
    [
      'emoji',
      paragraph({ type: 'emoji', attrs: { name: 'key', emoji: '🔑' } }),
      '<p><span data-emoji="key">🔑</span></p>',
    ],
    [
      'table with a head',
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'h')] },
          {
            type: 'tableRow',
            content: [cell('tableCell', 'c', { colspan: 2, rowspan: 1, backgroundColor: '#ffeeaa' })],
          },
        ],
      },
      '<div><table><thead><tr><th><p>h</p></th></tr></thead><tbody><tr><td colSpan="2" style="background-color:#ffeeaa;color:var(--ink)"><p>c</p></td></tr></tbody></table></div>',
    ],
  ])('%s', (_, node, html) => {
    expect(htmlOf(documentOf(node)).replace('<div class="undefined">', '<div>')).toBe(html)
  })

  test('an image keeps its text and its title', () => {
    const { container } = render(
      <RichText document={documentOf({ type: 'image', attrs: { src: '/a.png', alt: 'A key', title: 'Front' } })} />,
    )
    const image = container.querySelector('figure img')
    expect([image?.getAttribute('src'), image?.getAttribute('alt'), image?.getAttribute('title')]).toEqual([
      '/a.png',
      'A key',
      'Front',
    ])
  })

  test('the page renders a nested block', () => {
    const block = { component: 'accordion', _uid: 'u1' }
    const document = documentOf(paragraph(words('a')), { type: 'blok', attrs: { body: [block] } })
    expect(htmlOf(document, { renderBlock: ({ component }) => <hr key="k" id={component} /> })).toBe(
      '<p>a</p><hr id="accordion"/>',
    )
    expect(htmlOf(document)).toBe('<p>a</p>')
  })

  test('an empty paragraph takes no room', () => {
    expect(htmlOf(documentOf(paragraph(), paragraph(words('a'))))).toBe('<p>a</p>')
  })
})

describe('each mark has its element', () => {
  test.each<[string, RichTextMark, string]>([
    ['bold', { type: 'bold' }, '<strong>a</strong>'],
    ['italic', { type: 'italic' }, '<em>a</em>'],
    ['strike', { type: 'strike' }, '<s>a</s>'],
    ['underline', { type: 'underline' }, '<u>a</u>'],
    ['code', { type: 'code' }, '<code>a</code>'],
    ['superscript', { type: 'superscript' }, '<sup>a</sup>'],
    ['subscript', { type: 'subscript' }, '<sub>a</sub>'],
    ['styled', { type: 'styled', attrs: { class: 'plain' } }, '<span class="plain">a</span>'],
    ['anchor', { type: 'anchor', attrs: { id: 'medidas' } }, '<span id="medidas">a</span>'],
    ['colour', { type: 'textStyle', attrs: { color: '#8a5a12' } }, '<span style="color:#8a5a12">a</span>'],
    ['highlight', { type: 'highlight', attrs: { color: 'gold' } }, '<mark style="background-color:gold">a</mark>'],
    [
      'link to a story',
      { type: 'link', attrs: { kind: 'story', href: '/productos#a' } },
      '<a href="/productos#a">a</a>',
    ],
    [
      'link to a mailbox',
      { type: 'link', attrs: { kind: 'email', href: 'mailto:a@b.example' } },
      '<a href="mailto:a@b.example">a</a>',
    ],
    [
      'link with custom attributes',
      { type: 'link', attrs: { kind: 'url', href: '/a', rel: 'nofollow', title: 'T', attributes: { 'data-a': '1' } } },
      '<a data-a="1" href="/a" rel="nofollow" title="T">a</a>',
    ],
  ])('%s', (_, mark, html) => {
    expect(htmlOf(documentOf(paragraph(words('a', [mark])))).replace(/ class="undefined"/, '')).toBe(`<p>${html}</p>`)
  })

  test('the first mark stands outside', () => {
    expect(htmlOf(documentOf(paragraph(words('a', [{ type: 'bold' }, { type: 'italic' }]))))).toBe(
      '<p><strong><em>a</em></strong></p>',
    )
  })

  test('a link over several pieces of text is one link', () => {
    const link: RichTextMark = { type: 'link', attrs: { kind: 'url', href: '/a' } }
    const document = documentOf(paragraph(words('x', [link]), words('y', [{ type: 'bold' }, link]), words('z')))
    expect(htmlOf(document)).toBe('<p><a href="/a">x<strong>y</strong></a>z</p>')
  })

  test('a link to a new window never gives it hold of ours', () => {
    const link: RichTextMark = {
      type: 'link',
      attrs: { kind: 'url', href: 'https://a.example', target: '_blank', rel: 'nofollow' },
    }
    expect(htmlOf(documentOf(paragraph(words('a', [link]))))).toContain('target="_blank" rel="nofollow noopener"')
  })
})

describe('the outline', () => {
  test('begins one level below the heading the text stands under', () => {
    expect(htmlOf(documentOf(heading(1, 'a'), heading(2, 'b')), { under: 1 })).toBe('<h2>a</h2><h3>b</h3>')
    expect(htmlOf(documentOf(heading(4, 'a')), { under: 2 })).toBe('<h3>a</h3>')
  })
  test('has no gap and ends at level 6', () => {
    expect(htmlOf(documentOf(heading(2, 'a'), heading(6, 'b'), heading(2, 'c')))).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>')
    expect(htmlOf(documentOf(heading(1, 'a'), heading(2, 'b')), { under: 6 })).toBe('<h6>a</h6><h6>b</h6>')
  })
})

describe('unsafe content', () => {
  const addresses = [
    'javascript:alert(1)',
    'JAVA\tSCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///x',
  ]
  test.each(addresses)('a link to %j keeps its words only', (href) => {
    const document = documentOf(paragraph(words('a', [{ type: 'link', attrs: { kind: 'url', href } }])))
    expect(htmlOf(document)).toBe('<p><span>a</span></p>')
  })

  test.each([
    'onclick',
    'onmouseover',
    'style',
    'href',
    'src',
    'srcdoc',
    'dangerouslySetInnerHTML',
    'ref',
    'key',
    'data-blok-c',
    '"><script>',
    'data-a onclick',
    '__proto__',
  ])('the custom attribute %j is left out', (name) => {
    const attributes = Object.fromEntries([[name, 'alert(1)']])
    const document = documentOf(
      paragraph(words('a', [{ type: 'link', attrs: { kind: 'url', href: '/a', attributes } }])),
    )
    expect(htmlOf(document)).toBe('<p><a href="/a">a</a></p>')
  })

  test.each([
    'red;background:url(//x)',
    'url(//x)',
    'expression(1)',
    'var(--x)',
    '}',
    `#${'f'.repeat(10_000)}`,
    'rgb(1,2,3',
    'image-set(x)',
  ])('the colour %j is left out', (color) => {
    expect(htmlOf(documentOf(paragraph(words('a', [{ type: 'textStyle', attrs: { color } }]))))).toBe(
      '<p><span>a</span></p>',
    )
    expect(htmlOf(documentOf(paragraph(words('a', [{ type: 'highlight', attrs: { color } }]))))).not.toContain('style')
  })

  test.each(['#fff', '#ffeeaa80', 'rebeccapurple', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'hsl(120deg 50% 40%)'])(
    'the colour %j stays',
    (color) => {
      expect(htmlOf(documentOf(paragraph(words('a', [{ type: 'textStyle', attrs: { color } }]))))).toContain(
        'style="color:',
      )
    },
  )

  test.each(['"><img>', 'a{}', '.x', '<b>'])('the style name %j is left out', (name) => {
    const html = htmlOf(documentOf(paragraph(words('a', [{ type: 'styled', attrs: { class: name } }]))))
    expect(html).toBe('<p><span>a</span></p>')
  })

  test('text is text', () => {
    expect(htmlOf(documentOf(paragraph(words('<script>alert(1)</script>'))))).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    )
  })
})

describe('malformed content', () => {
  const broken: [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['a list', [paragraph(words('x'))]],
    ['an unknown node', { type: 'marquee', content: [words('x')] }],
    ['a node named like an object method', { type: 'constructor' }],
    ['a node without type', { content: [] }],
    ['text that is a number', { type: 'text', text: 7 }],
    ['text that is missing', { type: 'text' }],
    ['a paragraph without content', { type: 'paragraph' }],
    ['a paragraph with null content', { type: 'paragraph', attrs: null, content: null }],
    ['a heading without attributes', { type: 'heading', content: [] }],
    ['an image without address', { type: 'image', attrs: {} }],
    ['a nested block without body', { type: 'blok', attrs: { body: [null] } }],
    ['an empty list of marks', { type: 'text', text: '', marks: [null, 3, {}] }],
  ]
  test.each(broken)('%s is left out, its neighbours stay', (_, node) => {
    expect(htmlOf(documentOf(paragraph(words('before')), node, paragraph(words('after'))))).toBe(
      '<p>before</p><p>after</p>',
    )
  })

  test('a link mark without address and an unknown mark keep the words', () => {
    const marks = [
      { type: 'link' },
      { type: 'blink' },
      { type: 'styled' },
      { type: 'highlight' },
    ] as unknown as RichTextMark[]
    expect(htmlOf(documentOf(paragraph(words('a', marks)))).replace(/<\/?(span|mark)>/g, '')).toBe('<p>a</p>')
  })

  test('6,000 levels of nesting keep the words', () => {
    let node: RichTextNode = paragraph(words('deep'))
    for (let depth = 0; depth < 6000; depth += 1) node = { type: 'blockquote', content: [node] }
    const html = htmlOf(documentOf(node, paragraph(words('after'))))
    expect(html).toContain('deep')
    expect(html).toContain('<p>after</p>')
  })

  test('no tree of any shape throws or lets a handler or a script through', () => {
    const type = fc.constantFrom(
      'doc',
      'paragraph',
      'heading',
      'text',
      'image',
      'table',
      'tableRow',
      'tableCell',
      'tableHeader',
      'blok',
      'emoji',
      'ordered_list',
      'list_item',
      'code_block',
      'x',
    )
    const markType = fc.constantFrom('bold', 'link', 'styled', 'textStyle', 'highlight', 'anchor', 'x')
    const noise = fc.oneof(
      fc.string(),
      fc.constant('javascript:alert(1)'),
      fc.integer(),
      fc.constant(null),
      fc.constant(undefined),
    )
    const attrs = fc.oneof(
      noise,
      fc.dictionary(
        fc.constantFrom(
          'href',
          'src',
          'level',
          'class',
          'color',
          'id',
          'alt',
          'order',
          'colspan',
          'body',
          'onclick',
          'attributes',
        ),
        noise,
      ),
    )
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        noise,
        fc.record(
          {
            type,
            attrs,
            text: noise,
            marks: fc.oneof(noise, fc.array(fc.record({ type: markType, attrs }), { maxLength: 3 })),
            content: fc.oneof(noise, fc.array(tie('node'), { maxLength: 4 })),
          },
          { requiredKeys: ['type'] },
        ),
      ),
    }))
    complaints.mockImplementation(() => undefined)
    fc.assert(
      fc.property(fc.array(tree.node, { maxLength: 5 }), (content) => {
        const html = htmlOf(documentOf(...content))
        expect(html).not.toMatch(/<script|\son\w+=|href="javascript|src="javascript/i)
      }),
      { numRuns: 2000 },
    )
    complaints.mockClear()
  })
})
