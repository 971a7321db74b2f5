import { plainSearchQuery } from 'component-schemas/search/search-results.ts'
import { markets } from 'site/routing/markets.ts'
import { suggest } from 'site/search/field/suggest.ts'
import { findInCatalogue } from 'site/search/find-in-catalogue.ts'
import type { CatalogueQuery } from 'site/search/list-requests.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asVisitor, startDemoSearch } from '../support/demo-search.ts'
import type { LocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const siteContext = { market: markets.global, locale: 'es' } as const

beforeAll(async () => {
  service = await startDemoSearch(['es'])
}, 60_000)

afterAll(() => service.remove())

async function find(words: string, more: Partial<CatalogueQuery> = {}) {
  const query = { ...plainSearchQuery(words), family: 'public', siteContext, pageNumber: 1, ...more } as const
  return await findInCatalogue(query, asVisitor(service))
}

describe('a code of a series', () => {
  const nordala = { from: 'N00001', to: 'N20000', maker: 'Nordala' }

  test.each(['N00500', 'n00500', 'N-00500', 'n 005 00'])(
    'typed as %s finds the blank first and says why',
    async (words) => {
      const { entries, total, counts } = await find(words)
      expect(entries[0]).toMatchObject({
        href: '/es/productos/nor-1r#series-n00001-n20000',
        match: { kind: 'series', series: nordala },
      })
      expect(total).toBeGreaterThanOrEqual(1)
      expect(counts.products).toBeGreaterThanOrEqual(1)
    },
  )

  test('of a vehicle says which', async () => {
    const { entries } = await find('T4500')
    const series = { from: 'T4001', to: 'T6000', vehicle: 'Brenvik Fjell 2 2011-2017' }
    expect(entries[0]).toMatchObject({ match: { kind: 'series', series } })
  })

  test('is counted once in the list, its group and its facets, also where a text has it', async () => {
    await service.admin.partialUpdateObject({
      indexName: 'public_es',
      objectID: (await find('N00500')).entries[0]?.id ?? '',
      attributesToUpdate: { keywords: ['N00500'] },
    })
    const { entries, total, counts, filters } = await find('N00500')
    expect([entries.length, total, counts.products]).toEqual([1, 1, 1])
    expect(filters.map(({ without }) => without)).toEqual([1])
    const narrowed = await find('N00500', { facets: { 'lock-brand': ['nordala'] } })
    expect([narrowed.total, narrowed.filters[0]?.options.map(({ count }) => count)]).toEqual([1, [1, 1]])
    expect((await find('N00500', { facets: { 'lock-brand': ['linverra'] } })).total).toBe(0)
    const documents = await find('N00500', { group: 'documents' })
    expect([documents.entries.length, documents.counts.products]).toEqual([0, 1])
  })

  test('is suggested first', async () => {
    const { groups, total } = await suggest({ words: 'H2500', family: 'public', siteContext }, asVisitor(service))
    expect(groups[0]).toMatchObject({
      name: 'products',
      entries: [{ href: '/es/productos/nor-1r#series-h1000-h4999', match: { kind: 'series' } }],
    })
    expect(total).toBeGreaterThanOrEqual(1)
  })

  test.each(['N20001', 'H0999', 'N0500'])('outside the series finds none: %s', async (words) => {
    const { entries } = await find(words)
    expect(entries.filter(({ match }) => match?.kind === 'series')).toEqual([])
  })

  test('comes after the product that has it as its part number', async () => {
    const { entries } = await find('N00500')
    const own = { ...(await service.admin.getObject({ indexName: 'public_es', objectID: entries[0]?.id ?? '' })) }
    const { series: _, ...record } = own
    await service.admin.saveObject({
      indexName: 'public_es',
      body: {
        ...record,
        objectID: 'own',
        entityId: 'own',
        code: 'N-00500',
        codes: ['N-00500', 'N00500'],
        seriesBlocks: [],
      },
    })
    const { entries: both } = await find('N00500')
    expect(both.map(({ id, match }) => [id === 'own', match?.kind])).toEqual([
      [true, 'code'],
      [false, 'series'],
    ])
  })
})
