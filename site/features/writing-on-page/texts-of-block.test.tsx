import { expect, test } from 'vitest'
import { plain, textsOfBlock, wordsIn } from './texts-of-block.ts'

function blockOf(html: string): Element {
  document.body.innerHTML = `<section data-blok-uid="1-a">${html}</section>`
  const block = document.querySelector('section')
  if (!block) throw new Error('No block')
  return block
}

const found = (html: string, values: Record<string, string>) =>
  textsOfBlock(
    blockOf(html),
    Object.entries(values).map(([field, value]) => ({ field, value })),
    () => true,
  ).map(({ field, element }) => [field, element.tagName])

test('each text is found in the element that lays it out', () => {
  const html = '<div><p>Taller</p><h2>Llave <span>NOR-1R</span></h2><p>Corta\n  en frío</p><a>Ver</a></div>'
  expect(found(html, { title: 'Llave NOR-1R', eyebrow: 'Taller', text: 'Corta en frío', label: 'Ver' })).toEqual([
    ['eyebrow', 'P'],
    ['title', 'H2'],
    ['text', 'P'],
    ['label', 'A'],
  ])
  expect(found('<h2><span>NOR-1R</span></h2>', { title: 'NOR-1R' })).toEqual([['title', 'H2']])
})

test('a text of two fields, a part of a text and a text of a block inside are not written on the page', () => {
  expect(found('<p>Llaves</p><h2>Llaves</h2>', { eyebrow: 'Llaves', title: 'Llaves' })).toEqual([])
  expect(found('<p>Llaves: 12</p>', { title: 'Llaves' })).toEqual([])
  expect(found('<ul><li data-blok-uid="1-b"><h3>Llaves</h3></li></ul>', { title: 'Llaves' })).toEqual([])
  expect(found('<p></p>', { title: '' })).toEqual([])
})

test('a text that stands at two places can be written at both', () => {
  expect(found('<p>Llaves</p><h2>Llaves</h2>', { title: 'Llaves' })).toEqual([
    ['title', 'P'],
    ['title', 'H2'],
  ])
})

test('spaces and soft hyphens make no difference', () => {
  expect(plain(' Schlüssel\u00ADbund\n für\u00A0alle ')).toBe('Schlüsselbund für alle')
})

test('the words of a rich text are those of its nodes', () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Corta' }] }] }
  expect(wordsIn(text)).toContain('Corta')
  expect(wordsIn('**Corta**')).toBe('**Corta**')
  expect(wordsIn(7)).toBe('')
})
