import { plainSearchQuery } from 'component-schemas/search/search-results.ts'
import { markets } from 'site/routing/markets.ts'
import { parseCodeLines } from 'site/search/codes/code-lines.ts'
import { matchCodes } from 'site/search/codes/match-codes.ts'
import { suggest } from 'site/search/field/suggest.ts'
import { findInCatalogue } from 'site/search/find-in-catalogue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor, startDemoSearch } from '../support/demo-search.ts'
import type { LocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const siteContext = { market: markets.global, locale: 'es' } as const

beforeAll(async () => {
  service = await startDemoSearch(['es'])
}, 180_000)

afterAll(() => service.remove())

const textOf = (parts: readonly { text: string }[] = []) => parts.map(({ text }) => text).join('')

/** The first product of each way to find one, with the code that was understood. */
async function waysOf(typed: string) {
  const search = asVisitor(service)
  const query = { ...plainSearchQuery(typed), family: 'public', siteContext, pageNumber: 1 } as const
  const found = await findInCatalogue(query, search)
  const suggested = await suggest({ words: typed, family: 'public', siteContext }, search)
  const [line] = await matchCodes(parseCodeLines(typed), siteContext, search)
  return {
    search: [textOf(found.entries[0]?.code), found.readAs],
    suggestions: [textOf(suggested.groups[0]?.entries[0]?.code), suggested.readAs],
    codes: [line?.hits[0]?.code ?? '', line?.hits[0]?.readAs],
  }
}

test.each([
  ['NOR-1R', 'NOR-1R', undefined],
  ['N0R-1R', 'NOR-1R', 'NOR-1R'],
  ['n0r1r', 'NOR-1R', 'NOR-1R'],
  ['NOR-IR', 'NOR-1R', 'NOR-1R'],
  ['NOR-lR', 'NOR-1R', 'NOR-1R'],
  ['NОR-1R', 'NOR-1R', 'NOR-1R'],
  ['ＮＯＲ-1R', 'NOR-1R', 'NOR-1R'],
  ['TE5-4RS.T46', 'TES-4RS.T46', 'TES-4RS.T46'],
  ['CV-N05', 'NOR-1R', 'CV-NO5'],
  ['Cavelin CV-N05', 'NOR-1R', 'Cavelin CV-NO5'],
  ['N00500', 'NOR-1R', undefined],
  ['NOO500', 'NOR-1R', 'N00500'],
  ['N0O500', 'NOR-1R', 'N00500'],
  ['NO0S00', 'NOR-1R', 'N00500'],
])('%s finds %s in the search, in suggestions and in a list of codes, read as %s', async (typed, code, readAs) => {
  expect(await waysOf(typed)).toEqual({
    search: [code, readAs],
    suggestions: [code, readAs],
    codes: [code, readAs],
  })
})

test.each(['Т46', 'T46', 'ｔ４６'])('%s finds what is called T46', async (typed) => {
  const { search, suggestions } = await waysOf(typed)
  expect([search[0], suggestions[0]]).toEqual(['TES-4RS.T46', 'TES-4RS.T46'])
  expect(search[1]).toBe(typed === 'T46' ? undefined : typed.normalize('NFKC').replace('Т', 'T'))
})

test.each(['N 500', 'N-500', 'n 500'])('%s is a code that nothing has, and no text', async (typed) => {
  expect(await waysOf(typed)).toEqual({ search: ['', undefined], suggestions: ['', undefined], codes: ['', undefined] })
})

test('words, years and vehicles are read as they are written', async () => {
  for (const typed of ['cajas de 500', 'alvora brisa 2015', 'punto 2', 'cri-46', 'llave']) {
    const { search, suggestions } = await waysOf(typed)
    expect([typed, search[1], suggestions[1]]).toEqual([typed, undefined, undefined])
  }
})
