import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['de', 'Schlüssel für Türen, groß', 'schluessel-fuer-tueren-gross'],
  ['es', 'Órdenes y cajones: el año', 'ordenes-y-cajones-el-ano'],
  ['ru', 'Ключи для жилых помещений', 'klyuchi-dlya-zhilykh-pomeshcheniy'],
  ['ro', 'Știri și târguri', 'stiri-si-targuri'],
  ['fr', 'L’œil du cœur', 'l-oeil-du-coeur'],
  ['pt', 'Notícias & Ações', 'noticias-acoes'],
] as const)('in %s «%s» becomes %s', (locale, name, slug) => {
  expect(slugOf(name, locale)).toBe(slug)
})

test('every slug is short ASCII, and a slug is its own slug', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('es', 'de', 'ru', 'ro'),
      (name, locale) => {
        const slug = slugOf(name, locale)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(slugOf(slug, locale)).toBe(slug)
      },
    ),
  )
})
