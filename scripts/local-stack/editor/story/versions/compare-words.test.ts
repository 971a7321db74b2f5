import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'
import { documentText } from './document-text.ts'

const marks = { same: '', removed: '-', added: '+' }

const marked = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `{${marks[kind]}${text}}`))
    .join('')

test.each([
  ['one two three', 'one two three', 'one two three'],
  ['one two three', 'one 2 three', 'one {-two}{+2} three'],
  ['', 'new', '{+new}'],
  ['old', '', '{-old}'],
  ['the long blade cuts', 'the short key cuts', 'the {-long blade}{+short key} cuts'],
  ['ends here.', 'ends here!', 'ends here{-.}{+!}'],
  ['35,50 €', '36,50 €', '{-35,50}{+36,50} €'],
  ['¿Qué llave?', '¿Qué cerradura?', '¿Qué {-llave}{+cerradura}?'],
  ['one\ntwo', 'one\nnew\ntwo', 'one\n{+new\n}two'],
])('%j → %j', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected)
})

test('both texts can be read from the parts', () => {
  const word = fc.constantFrom('llave', 'cerradura', 'y', ' ', '\n', ',', 'é', '12')
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = compareWords(before, after)
      const without = (kind: string) => parts.filter((part) => part.kind !== kind).map((part) => part.text)
      expect(without('added').join('')).toBe(before)
      expect(without('removed').join('')).toBe(after)
    }),
  )
})

test('a text of thousands of words without a common word is shown as replaced', () => {
  const words = (name: string) => Array.from({ length: 3000 }, (_, at) => `${name}${at}`).join(' ')
  expect(compareWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('a rich text is read line by line, with the names of its blocks', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const text = {
    type: 'doc',
    content: [
      { type: 'heading', content: [{ type: 'text', text: 'Heading' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Bold', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' text' },
        ],
      },
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph('First')] }] },
      { type: 'blok', attrs: { body: [{ component: 'item', _uid: 'i' }] } },
      { type: 'image', attrs: { src: 'https://a/f/1/key.png' } },
    ],
  }
  expect(documentText(text, ({ component }) => component)).toBe('Heading\nBold text\n• First\n[item]\n[key.png]')
  expect(documentText('plain', () => '')).toBeUndefined()
})
