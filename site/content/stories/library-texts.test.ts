import { expect, test } from 'vitest'
import { withLibraryTexts } from './library-texts.ts'

const field = (more: object = {}) => ({
  fieldtype: 'asset',
  id: 7,
  filename: 'f',
  alt: '',
  title: '',
  focus: '',
  ...more,
})
const library = {
  id: 7,
  alt: 'Llave',
  title: 'Título',
  copyright: 'Zarandal',
  focus: '1x1:2x2',
  meta_data: { alt__i18n__en: 'Key', alt__i18n__de: 'Schlüssel' },
}
const body = (content: object) => ({ story: { content }, assets: [library] })

test.each([
  ['default', 'Llave'],
  ['de', 'Schlüssel'],
  ['it', 'Key'],
])('a file without an alternative text has that of the library, in %s: %s', (language, alt) => {
  expect(withLibraryTexts(body({ a: [{ image: field() }] }), language)).toEqual({
    story: {
      content: { a: [{ image: { ...field(), alt, title: 'Título', copyright: 'Zarandal', focus: '1x1:2x2' } }] },
    },
  })
})

test('what the field says wins, word by word', () => {
  const own = field({ alt: 'Mía', focus: '3x3:4x4', copyright: 'Otra' })
  expect(withLibraryTexts(body({ image: own }), 'default')).toEqual({
    story: { content: { image: { ...own, title: 'Título' } } },
  })
})

test('files of other spaces, and bodies without a library, stay as they are', () => {
  const other = { image: field({ id: 8 }), text: 'x', list: [1, null] }
  expect(withLibraryTexts(body(other), 'de')).toEqual({ story: { content: other } })
  const plain = { story: { content: other } }
  expect(withLibraryTexts(plain, 'de')).toBe(plain)
  expect(withLibraryTexts('x', 'de')).toBe('x')
})
