import { describe, expect, test } from 'vitest'
import { prefersMarkdown } from './prefers-markdown.ts'
import { toMarkdown } from './to-markdown.ts'

const address = { website: 'https://zarandal.example', path: '/productos/nor-1r' }

const documentOf = (main: string) =>
  `<!doctype html><html><body><header><nav>Menu</nav></header><main id="content">${main}</main><footer>Footer</footer><script>x</script></body></html>`

const markdownOf = (main: string) => toMarkdown(documentOf(main), address)

describe('the Markdown of a page', () => {
  test('is its main part alone', () => {
    expect(markdownOf('<h1>NOR-1R</h1><p>Latón <strong>macizo</strong>.</p>')).toBe('# NOR-1R\n\nLatón **macizo**.\n')
  })

  test('has every mark of rich text', () => {
    const marks = '<s>a</s> <del>b</del> <u>c</u> <em>d</em> <code>e</code> <sub>f</sub> <sup>g</sup> <mark>h</mark>'
    expect(markdownOf(`<p>${marks}</p>`)).toBe('~~a~~ ~~b~~ *c* *d* `e` f g *h*\n')
  })

  test('has absolute addresses of links, pictures and recordings', () => {
    const html =
      '<a href="/contactos">C</a> <a href="#x">X</a> <img src="/a.webp" alt="Cara"> <video src="/v.webm"></video>'
    expect(markdownOf(`<p>${html}</p>`)).toBe(
      [
        '[C](https://zarandal.example/contactos)',
        '[X](https://zarandal.example/productos/nor-1r#x)',
        '![Cara](https://zarandal.example/a.webp)',
        '[v.webm](https://zarandal.example/v.webm)\n',
      ].join(' '),
    )
  })

  test('has tables with their captions, also tables whose rows are named', () => {
    const rows =
      '<tbody><tr><th scope="row">EAN</th><td>2000 | 1</td></tr><tr><th scope="row">Peso</th><td>9 g</td></tr></tbody>'
    expect(markdownOf(`<table><caption>Embalaje</caption>${rows}</table>`)).toBe(
      'Embalaje\n\n| EAN | 2000 \\| 1 |\n| - | - |\n| Peso | 9 g |\n',
    )
  })

  test('has a card as a list entry whose parts lead to its page', () => {
    const card = '<li><a href="/x"><article><img src="/i.webp" alt="Foto"><h3>Título</h3></article></a></li>'
    expect(markdownOf(`<ul>${card}</ul>`)).toBe(
      '- [![Foto](https://zarandal.example/i.webp)](https://zarandal.example/x)\n  ### [Título](https://zarandal.example/x)\n',
    )
  })

  test.each([
    '<script>secret</script>',
    '<style>secret</style>',
    '<form><label>secret</label><input></form>',
    '<button>secret</button>',
    '<ul><li><button>secret</button></li><li></li></ul>',
    '<p hidden>secret</p>',
    '<div popover>secret</div>',
    '<dialog>secret</dialog>',
    '<span aria-hidden="true">secret</span>',
    '<svg><title>secret</title></svg>',
    '<nav><a href="?sort=code">secret</a> <a href="#part">secret</a></nav>',
    '<img src="/secret.webp" alt="">',
    '<!-- secret -->',
  ])('leaves out %s', (html) => {
    expect(markdownOf(`<h1>Page</h1>${html}`)).toBe('# Page\n')
  })

  test('has the picture that a button enlarges', () => {
    const html =
      '<ul><li><button aria-label="Enlarge"><img src="/a.webp" alt="Cara"><span>Enlarge</span></button></li></ul>'
    expect(markdownOf(html)).toBe('- ![Cara](https://zarandal.example/a.webp)\n')
  })

  test('sets apart what only the style sheet sets apart, and no letters of a word', () => {
    expect(markdownOf('<p><code>NOR-1R</code><span>New</span></p><p>in<b>ter</b>no</p>')).toBe(
      '`NOR-1R` New\n\nin**ter**no\n',
    )
  })

  test('does not read text as Markdown or HTML', () => {
    expect(markdownOf('<p># 1 * 2 &lt;b&gt; [x](y) `z`</p>')).toBe(String.raw`\# 1 \* 2 \<b> \[x]\(y) \`z\`` + '\n')
  })

  test('of a document without a main part is empty', () => {
    expect(toMarkdown('<html><body>x</body></html>', address)).toBe('')
  })
})

describe('a client prefers Markdown', () => {
  test.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*;q=0.8',
    'text/html, text/markdown',
    'TEXT/MARKDOWN; charset=utf-8 ;q=0.4, text/html;q=0.4',
  ])('by %s', (accept) => {
    expect(prefersMarkdown(accept.toLowerCase())).toBe(true)
  })

  test.each([
    undefined,
    '*/*',
    'text/*',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0',
    'application/xhtml+xml, text/markdown;q=0.9',
  ])('not by %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false)
  })
})
