import { expect, test } from 'vitest'
import { typedQuery } from './query-params.ts'
import { hasWords, namingWords } from './query-words.ts'

test.each(['%', '\\', '😀', '', ' .,- '])('%j names nothing', (typed) => expect(hasWords(typed)).toBe(false))
test.each(['a', '5', 'ключ', 'é', '% nor'])('%j names something', (typed) => expect(hasWords(typed)).toBe(true))

test.each([
  ['es', 'tarifa de llaves', 'tarifa llaves'],
  ['es', 'copiar llave coche', 'llave coche'],
  ['es', 'copiar llaves', 'copiar llaves'],
  ['es', 'de la', 'de la'],
  ['en', 'A copy of the car key', 'car key'],
  ['de', 'das 5r', 'das 5r'],
  ['de', 'Schlüssel für das Auto kopieren', 'Schlüssel Auto'],
  ['it', 'copiare chiave auto', 'chiave auto'],
  ['fr', 'jeu d’étaux', 'jeu d’étaux'],
  ['ru', 'ключ для замка', 'ключ замка'],
  ['xx', 'llave de coche', 'llave de coche'],
  ['es', 'N 500', 'N500'],
  ['pt', 'no-5', 'no5'],
  ['de', 'du 114', 'du114'],
  ['es', 'caja 500', 'caja 500'],
])('in %s, %j searches %j', (locale, typed, words) => {
  expect(namingWords(typed, locale).join(' ')).toBe(words)
  expect(typedQuery(typed, locale).query).toBe(words)
})
