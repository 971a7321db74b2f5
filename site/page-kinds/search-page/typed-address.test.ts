import { expect, test } from 'vitest'
import { typedHref, typedIn } from './typed-address.ts'

const answered = { words: 'nor', path: '/buscar', href: '/buscar?kind=products&q=nor&page=2' }

test('the address of what is typed has the words alone, as the form would send them', () => {
  expect(typedHref('nor 1r', answered)).toBe('/buscar?q=nor+1r')
  expect(typedHref('', answered)).toBe('/buscar')
})

test('words that the server has answered have its address, with everything that was chosen', () => {
  expect(typedHref('nor', answered)).toBe('/buscar?kind=products&q=nor&page=2')
})

test.each([
  ['/buscar', '?q=nor+1r', 'nor 1r'],
  ['/buscar', '', ''],
  ['/buscar', '?q=+', ''],
  ['/buscar', '?q=nor&kind=products', undefined],
  ['/buscar', '?q=nor&page=2', undefined],
  ['/productos', '?q=nor', undefined],
])('typing may have left %s%s: %s', (pathname, search, words) => {
  expect(typedIn({ pathname, search }, '/buscar')).toBe(words)
})
