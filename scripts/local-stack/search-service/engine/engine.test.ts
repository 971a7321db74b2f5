import { expect, test } from 'vitest'
import { cachingIndex } from './caching-index.ts'
import { countTypos, exchangedNeighbours } from './count-typos.ts'
import { miniSearchIndex } from './mini-search-index.ts'
import { stemsOf } from './stems-of.ts'
import { plainWord, splitWords } from './words.ts'

test('splits words, removes case and diacritics, and keeps the offsets', () => {
  expect(splitWords('Año «TES-4RS.T46» ß')).toMatchObject([
    { text: 'ano', start: 0, end: 3 },
    { text: 'tes', start: 5, end: 8 },
    { text: '4rs', start: 9, end: 12 },
    { text: 't46', start: 13, end: 16 },
    { text: 'ss', start: 18, end: 19 },
  ])
  expect(plainWord('Электронный')).toBe('электронныи')
})

test.each([
  ['mordaza', 'mordaza', 0],
  ['mordza', 'mordaza', 1],
  ['mroda', 'morda', 1],
  ['xorda', 'morda', 2],
  ['mxrdxza', 'mordaza', 2],
  ['corto', 'ancho', 3],
])('%s for %s counts as %i', (typed, meant, typos) => {
  expect(countTypos(typed, meant, 2)).toBe(typos)
})

test('exchanges neighbours one pair at a time', () => {
  expect(exchangedNeighbours('abc')).toEqual(['bac', 'acb'])
})

test('forms of a word share a stem, with and without diacritics', () => {
  const common = (a: string, b: string, language: string) =>
    stemsOf(a, [language]).some((stem) => stemsOf(b, [language]).includes(stem))
  expect(common('máquinas', 'maquina', 'es')).toBe(true)
  expect(common('maschine', 'maschinen', 'de')).toBe(true)
  expect(common('станки', 'станка', 'ru')).toBe(true)
  expect(stemsOf('nor1r', ['es'])).toEqual([])
})

test('the caching index returns cached results until a write', async () => {
  const index = cachingIndex(miniSearchIndex({ attributes: 1, languages: ['es'], withoutTypos: [] }))
  const find = (word = 'llave') => index.find(word, { isPrefix: true, typos: 1, hasForms: true })
  expect(find().ids).toEqual([])
  await index.add([{ id: 1, attributes: [['llave']] }])
  const found = find()
  expect(found.ids).toEqual([1])
  expect(find()).toBe(found)
  for (let number = 0; number < 30; number += 1) find(`word${number}`)
  expect(find()).not.toBe(found)
  index.remove(1)
  expect(find().ids).toEqual([])
})

test('does not find a removed document, even by words that others share', async () => {
  const index = miniSearchIndex({ attributes: 1, languages: ['es'], withoutTypos: [] })
  await index.add([
    { id: 1, attributes: [['llave plana']] },
    { id: 2, attributes: [['llaves']] },
  ])
  const find = () => index.find('llave', { isPrefix: false, typos: 0, hasForms: true })
  expect([...find().ids].toSorted()).toEqual([1, 2])
  index.remove(1)
  expect(find().ids).toEqual([2])
})
