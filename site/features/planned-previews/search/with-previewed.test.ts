import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import { plainSearchQuery, type SearchResults } from 'component-schemas/search/search-results.ts'
import { describe, expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { hasTypedWords } from './found-by.ts'
import { recordHit } from './record-hit.ts'
import { type StoryRecords, withPreviewed } from './with-previewed.ts'

const siteContext = { market: markets.base, locale: 'es' } as const

function record(uuid: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const address = `global/productos/${uuid}`
  const dates = { from: 0, until: 9e9, updatedAtDay: 0, publishedAt: '' }
  const usual = { objectID: uuid, entityId: uuid, storyId: 1, section: 'product', type: 'product', name: uuid } as const
  return { ...usual, ...dates, markets: ['base'], boost: 1, address, path: address, refs: [], ...more }
}

function hitOf(one: SearchRecord, typed = 'llave') {
  const hit = recordHit(one, typed, siteContext)
  if (!hit) throw new Error('no hit')
  return hit
}

const found = (...records: SearchRecord[]): Extract<SearchResults, { isAvailable: true }> => ({
  isAvailable: true,
  entries: records.map((one) => hitOf(one)),
  total: records.length,
  counts: { products: records.length, news: 0 },
  filters: [],
  isLoose: false,
  hasMore: false,
  named: { index: 'public_es', queryID: 'q' },
})

const asked = { ...plainSearchQuery('llave'), siteContext }
const stays = (one: SearchRecord): StoryRecords => ({ uuid: one.entityId, published: [one], previewed: [one] })
const named = (results: SearchResults) =>
  results.isAvailable ? results.entries.map(({ name }) => name.map(({ text }) => text).join('')) : []

describe('the results of a preview', () => {
  const [a, b] = [record('a', { name: 'Llave A' }), record('b', { name: 'Llave B' })]

  test('are those of the index while nothing changes, and are not counted as opened', () => {
    const { results, upcoming } = withPreviewed(found(a, b), [stays(a), stays(b)], asked)
    const { named: _, ...rest } = found(a, b)
    expect([results, upcoming]).toEqual([rest, []])
  })

  test('show a story as it will be, with its address, and leave out one that will not be there', () => {
    const later = record('a', { name: 'Llave C', path: 'global/productos/c', address: 'global/productos/c' })
    const stories = [
      { ...stays(a), previewed: [later] },
      { ...stays(b), previewed: [] },
    ]
    const { results } = withPreviewed(found(a, b), stories, asked)
    expect(results).toMatchObject({ total: 1, counts: { products: 1 }, entries: [{ href: '/productos/c' }] })
    expect(named(results)).toEqual(['Llave C'])
  })

  test('add at the end what will have the words; not what has them on a further page, nor what will not have them', () => {
    const other = record('c', { name: 'Otra cosa' })
    const stories = [
      stays(a),
      { uuid: 'c', published: [other], previewed: [record('c', { name: 'Llave nueva' })] },
      { uuid: 'd', published: [record('d', { name: 'Llave D' })], previewed: [record('d', { name: 'Llave E' })] },
      { uuid: 'e', published: [], previewed: [record('e', { name: 'Nada' })] },
    ]
    const { results, upcoming } = withPreviewed(found(a), stories, asked)
    expect([named(results), upcoming]).toEqual([['Llave A', 'Llave nueva'], ['c']])
    expect(results).toMatchObject({ total: 2, counts: { products: 2 } })
  })

  test('count what is added in its group, and list it in the chosen group and with the chosen values alone', () => {
    const later = [
      {
        uuid: 'n',
        published: [],
        previewed: [record('n', { name: 'Llave', type: 'news_item', address: news, path: news })],
      },
      { uuid: 'p', published: [], previewed: [record('p', { name: 'Llave', material: 'brass' })] },
      { uuid: 's', published: [], previewed: [record('s', { name: 'Llave', material: 'steel' })] },
    ]
    const inNews = withPreviewed(found(), later, { ...asked, group: 'news' })
    expect([inNews.upcoming, inNews.results.counts]).toEqual([['n'], { products: 2, news: 1 }])
    const ofSteel = withPreviewed(found(), later, { ...asked, facets: { material: ['steel'] } })
    expect([ofSteel.upcoming, ofSteel.results.counts]).toEqual([['s'], { products: 1, news: 0 }])
  })

  test('replace a list of stories that have some of the words, and the help where there was none', () => {
    const later = [stays(a), { uuid: 'c', published: [], previewed: [record('c', { name: 'Llave nueva' })] }]
    const loose = withPreviewed({ ...found(a), isLoose: true }, later, asked)
    expect([named(loose.results), loose.results.isLoose, loose.results.total]).toEqual([['Llave nueva'], false, 1])
    const helped = withPreviewed({ ...found(), help: { nearest: [] } }, later.slice(1), asked)
    expect(helped.results.help).toBeUndefined()
    expect(withPreviewed({ ...found(), help: { nearest: [] } }, [], asked).results.help).toEqual({ nearest: [] })
  })
})

const news = 'global/eventos-y-noticias/comunicados-de-prensa/n'

test.each([
  ['llave plana', true],
  ['LLAVE pla', true],
  ['lla plana', false],
  ['máquina', true],
  ['maquina', true],
  ['nor1r', true],
  ['NOR-1', true],
  ['una llave', true],
  ['cerradura', false],
])('a record has the words %s: %s', (typed, expected) => {
  const one = record('a', { name: 'Llave plana', text: 'Para la máquina.', codes: ['NOR-1R'], codeKeys: ['nor1r'] })
  expect(hasTypedWords(one, typed, 'es')).toBe(expected)
})

test('a hit of a record marks the typed words, and shows its text around them', () => {
  const text = `${'antes '.repeat(30)}la máquina ${'después '.repeat(30)}`.trim()
  const hit = hitOf(record('a', { name: 'Máquina de copiar', code: 'MAQ-1', text }), 'maq')
  expect(hit.name).toEqual([
    { text: 'Máquina', isMatch: true },
    { text: ' de copiar', isMatch: false },
  ])
  expect(hit.code?.[0]).toEqual({ text: 'MAQ', isMatch: true })
  const shown = hit.text.map((part) => part.text).join('')
  expect(shown).toMatch(/^… antes .*la máquina después .* …$/)
})
