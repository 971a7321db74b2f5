import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { featureProgramFolders } from '#site/features.ts'
import { localeCodes } from '../locales.ts'
import { routeTable } from '../route-table.ts'
import { routeSegments } from '../segments/route-segments.ts'
import { isNeededAddress, isSlug, judgeAddress, ownSegments } from './judge-address.ts'

describe('an address', () => {
  test.each(['Oferta', 'dos palabras', 'oferta_1', 'ñu', '-a', 'a-', 'a--b', 'a.b', '', 'x'.repeat(81)])(
    '%j is not written as one',
    (slug) => {
      expect(isSlug(slug)).toBe(false)
      expect(judgeAddress(`global/${slug}`)).toEqual({ kind: 'form' })
      expect(judgeAddress('global/oferta', { de: slug })).toEqual({ kind: 'form', locale: 'de' })
    },
  )

  test('of data may begin with an underscore, and stands in no way of a route', () => {
    expect(judgeAddress('_data')).toBeUndefined()
    expect(judgeAddress('_data/api')).toBeUndefined()
  })

  test('may have no first word that the server or the framework answers', () => {
    const proxy = readFileSync(new URL('../../proxy.ts', import.meta.url), 'utf8')
    const [, list = ''] = /\(\?!(.*?)\)\.\*/.exec(proxy) ?? []
    const answered = list.split('|')
    const possible = answered.map((word) => word.replace(/\/$/, '')).filter(isSlug)
    const ofFeatures = featureProgramFolders.map(({ folder }) => folder)
    expect(possible).toEqual(expect.arrayContaining(['api', 'builds', 'sitemaps', ...ofFeatures]))
    for (const word of [...possible, ...ownSegments]) {
      expect([word, judgeAddress(`global/${word}`)?.kind]).toEqual([word, 'reserved'])
      expect([word, judgeAddress('global/oferta', { fr: word })]).toEqual([word, { kind: 'reserved', locale: 'fr' }])
    }
  })

  test('may have no word of a route in any of nine languages, except the story of that route', () => {
    const words = routeTable.flatMap((route) =>
      localeCodes.flatMap((locale) => {
        const [first, ...more] = route.path[locale]?.parts ?? []
        return first?.kind === 'literal' && more.length === 0 ? [{ locale, word: first.word }] : []
      }),
    )
    const spanish = new Set(words.filter(({ locale }) => locale === 'es').map(({ word }) => word))
    for (const { locale, word } of words) {
      expect([word, judgeAddress('global/oferta', { [locale]: word })]).toEqual([word, { kind: 'reserved', locale }])
    }
    for (const { word } of words.filter((one) => !spanish.has(one.word))) {
      expect([word, judgeAddress(`global/${word}`)?.kind]).toEqual([word, 'reserved'])
    }
    expect(judgeAddress('global/nuevas-soluciones')).toBeUndefined()
    expect(judgeAddress(`global/sobre-nosotros/${routeSegments.company.en}`)).toMatchObject({ kind: 'reserved' })
    expect(judgeAddress('global/oferta', { de: 'angebot' })).toBeUndefined()
    expect(judgeAddress('italy/offerta')).toBeUndefined()
    expect(judgeAddress('italy/prodotti')).toMatchObject({ kind: 'reserved', locale: 'it' })
  })
})

describe('the site needs', () => {
  test.each([
    ['global', true],
    ['italy', true],
    ['global/home', true],
    ['global/nuevas-soluciones', true],
    ['italy/nuevas-soluciones', true],
    ['global/productos', true],
    ['global/postventa', true],
    ['landings/thank-you', true],
    ['_data/redirects', true],
    ['_config/site-settings', true],
    ['global/oferta', false],
    ['global/nuevas-soluciones/llave', false],
    ['global/productos/nor-1r', false],
    ['_data/galleries', false],
  ])('what is at %s: %s', (slug, isNeeded) => expect(isNeededAddress(slug)).toBe(isNeeded))
})
