import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserClient, fullClient, type LocalSearch, searchKeys, startLocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const indexName = 'public_es'

const products = [
  {
    objectID: 'p1',
    codes: ['NOR-1R', 'NOR1R', 'NOR 1 R'],
    name: 'Llave plana Norte',
    kind: 'key',
    year: 2010,
    boost: 40,
    markets: ['global', 'italy'],
    colours: ['rojo', 'Azul'],
  },
  {
    objectID: 'p2',
    codes: ['NOR-1R.P', 'NOR1RP'],
    name: 'Llave plana Norte con cabeza plástica',
    kind: 'key',
    year: 2015,
    boost: 40,
    markets: ['global'],
  },
  {
    objectID: 'p3',
    codes: ['Punto 2', 'PUNTO2'],
    name: 'Máquina duplicadora Punto 2',
    kind: 'machine',
    year: 2020,
    boost: 40,
    markets: ['italy'],
  },
  {
    objectID: 'p4',
    codes: ['LIN-12DP'],
    name: 'Llave de puntos Linde',
    kind: 'key',
    year: 2018,
    boost: 5,
    markets: ['global'],
    isNew: true,
  },
  {
    objectID: 'p5',
    codes: ['ACC-9'],
    name: 'Mordaza para llaves',
    text: 'Se monta en la máquina Punto 2 & en <otras>',
    kind: 'accessory',
    year: 2021,
    boost: 40,
    markets: ['global'],
  },
]

beforeAll(async () => {
  service = await startLocalSearch()
  const { taskID } = await service.admin.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['codes', 'name', 'unordered(text)'],
      disableTypoToleranceOnAttributes: ['codes'],
      attributesForFaceting: ['kind', 'year', 'searchable(colours)', 'filterOnly(markets)', 'isNew'],
      customRanking: ['desc(boost)'],
      queryLanguages: ['es'],
      ignorePlurals: ['es'],
      removeWordsIfNoResults: 'allOptional',
      unretrievableAttributes: ['markets'],
    },
  })
  await service.admin.waitForTask({ indexName, taskID })
  await service.admin.saveObjects({ indexName, objects: products, waitForTasks: true })
})

afterAll(() => service.remove())

const find = async (params: Record<string, unknown>) =>
  service.admin.searchSingleIndex<Record<string, unknown>>({ indexName, searchParams: params })
const ids = async (params: Record<string, unknown>) => (await find(params)).hits.map(({ objectID }) => objectID)

describe('words', () => {
  test('a part number is found in every spelling', async () => {
    for (const query of ['NOR-1R', 'nor1r', 'nor 1r', 'Nor 1 R']) expect((await ids({ query }))[0]).toBe('p1')
  })

  test('an optional filter on the exact value lifts it above longer ones', async () => {
    const found = await ids({ query: 'norte', optionalFilters: ['year:2015'] })
    expect(found.slice(0, 2)).toEqual(['p2', 'p1'])
  })

  test('accents, plurals and one typing mistake do not matter', async () => {
    expect(await ids({ query: 'maquina' })).toContain('p3')
    expect(await ids({ query: 'máquinas' })).toContain('p3')
    expect((await ids({ query: 'duplicadroa' }))[0]).toBe('p3')
    expect((await ids({ query: 'mordza' }))[0]).toBe('p5')
  })

  test('a typing mistake in a part number finds nothing, and two in a short word neither', async () => {
    expect(await ids({ query: 'nor1x' })).toEqual([])
    expect(await ids({ query: 'mxrdxza' })).toEqual([])
  })

  test.each([
    ['queryLanguages', ['es'], ['p3']],
    ['queryLanguages', ['ru'], []],
    ['indexLanguages', ['es'], ['p3']],
  ])('forms of words are those of the languages in %s (%s)', async (setting, languages, found) => {
    const name = `forms_${setting}_${languages.join('')}`
    const settings = { searchableAttributes: ['name'], ignorePlurals: true, [setting]: languages }
    await service.admin.setSettings({ indexName: name, indexSettings: settings })
    await service.admin.saveObjects({ indexName: name, objects: products, waitForTasks: true })
    const searchParams = { query: 'máquinas', queryType: 'prefixNone' as const, typoTolerance: false }
    const { hits } = await service.admin.searchSingleIndex({ indexName: name, searchParams })
    expect(hits.map(({ objectID }) => objectID)).toEqual(found)
  })

  test('the last word is a beginning, the others are whole', async () => {
    expect(await ids({ query: 'llave pun' })).toEqual(['p4', 'p5'])
    expect(
      await ids({ query: 'llav puntos', typoTolerance: false, removeWordsIfNoResults: 'none', ignorePlurals: false }),
    ).toEqual([])
  })

  test('a match in an earlier attribute comes first', async () => {
    expect(await ids({ query: 'punto 2' })).toEqual(['p3', 'p5'])
  })

  test('words are put together and apart', async () => {
    expect(await ids({ query: 'puntos linde' })).toEqual(['p4'])
    expect(await ids({ query: 'llaveplana' })).toEqual(expect.arrayContaining(['p1', 'p2']))
  })

  test('an empty query answers everything by the custom ranking', async () => {
    const all = await ids({ query: '' })
    expect(all).toHaveLength(5)
    expect(all.at(-1)).toBe('p4')
  })
})

describe('filters', () => {
  test.each([
    ['kind:key', ['p1', 'p2', 'p4']],
    ['kind:KEY AND year > 2010', ['p2', 'p4']],
    ['kind:machine OR kind:accessory', ['p3', 'p5']],
    ['(kind:machine OR kind:key) AND NOT year:2010', ['p2', 'p3', 'p4']],
    ['year:2015 TO 2018', ['p2', 'p4']],
    ['isNew:true', ['p4']],
    ['colours:"azul"', ['p1']],
    ['name:Punto', []],
  ])('%s', async (filters, wanted) => {
    expect((await ids({ query: '', filters })).toSorted()).toEqual(wanted)
  })

  test.each([
    '(kind:key AND year:2010) OR kind:machine',
    'NOT (kind:key OR kind:machine)',
    'kind:key OR year > 2010',
    'kind:key AND',
    'kind:"key',
    'year > many',
    'kind:key) OR (kind:machine',
  ])('%s is refused', async (filters) => {
    await expect(find({ query: '', filters })).rejects.toMatchObject({ status: 400 })
  })

  test('lists of filters are joined by AND, inner lists by OR; a hyphen negates', async () => {
    expect(
      (await ids({ query: '', facetFilters: [['kind:machine', 'kind:key'], 'kind:-machine'] })).toSorted(),
    ).toEqual(['p1', 'p2', 'p4'])
    expect((await ids({ query: '', numericFilters: ['year>=2015', 'year<2020'] })).toSorted()).toEqual(['p2', 'p4'])
  })
})

describe('answers', () => {
  test('facets are counted over all matches, with figures for numbers', async () => {
    const response = await find({ query: 'llave', facets: ['kind', 'year', 'markets'], hitsPerPage: 1 })
    expect(response.facets).toMatchObject({ kind: { key: 3, accessory: 1 } })
    expect(response.facets?.markets).toBeUndefined()
    expect(response.facets_stats?.year).toMatchObject({ min: 2010, max: 2021 })
    expect(response.hits).toHaveLength(1)
    expect(response.nbHits).toBe(4)
  })

  test('values of a facet are searched', async () => {
    const response = await service.admin.searchForFacetValues({
      indexName,
      facetName: 'colours',
      searchForFacetValuesRequest: { facetQuery: 'az' },
    })
    expect(response.facetHits).toEqual([{ value: 'Azul', highlighted: '<em>Az</em>ul', count: 1 }])
  })

  test('what matches is marked, whole or as a snippet', async () => {
    const { hits } = await find({ query: 'maquina pun', attributesToSnippet: ['text:4'] })
    const machine = hits.find(({ objectID }) => objectID === 'p3')
    expect(machine?._highlightResult?.name).toMatchObject({
      value: '<em>Máquina</em> duplicadora <em>Pun</em>to 2',
      matchLevel: 'full',
      matchedWords: ['maquina', 'pun'],
    })
    const other = hits.find(({ objectID }) => objectID === 'p5')
    expect(other?._snippetResult?.text).toMatchObject({ value: '…la <em>máquina</em> <em>Pun</em>to 2…' })
  })

  test('unretrievable attributes are in no response', async () => {
    const visitor = fullClient(service.url, searchKeys.publicKey)
    const searchParams = { query: 'norte', attributesToRetrieve: ['*'], attributesToHighlight: ['*'], facets: ['*'] }
    const response = await visitor.searchSingleIndex({ indexName, searchParams })
    expect(response.nbHits).toBe(2)
    expect(JSON.stringify(response)).not.toContain('italy')
  })

  test('pages, and offset with length', async () => {
    const second = await find({ query: '', hitsPerPage: 2, page: 1 })
    expect(second).toMatchObject({ page: 1, nbPages: 3, hitsPerPage: 2, nbHits: 5 })
    const slice = await find({ query: '', offset: 4, length: 3 })
    expect(slice.hits).toHaveLength(1)
  })

  test('a parameter that does not exist is refused', async () => {
    await expect(find({ query: '', hitsPerPgae: 3 })).rejects.toMatchObject({ status: 400 })
  })

  test('many queries in one request, with disjunctive counts, through the client of browsers', async () => {
    const client = browserClient(service.url, searchKeys.publicKey)
    const { results } = await client.search({
      requests: [
        { indexName, query: 'llave', facetFilters: [['kind:key']], facets: ['kind'] },
        { indexName, query: 'llave', facets: 'kind', hitsPerPage: 0, analytics: false, clickAnalytics: false } as never,
        { indexName, type: 'facet', facet: 'colours', facetQuery: 'ro' },
      ],
    })
    expect(results).toMatchObject([
      { nbHits: 3, facets: { kind: { key: 3 } } },
      { hits: [], facets: { kind: { key: 3, accessory: 1 } } },
      { facetHits: [{ value: 'rojo', count: 1 }] },
    ])
  })
})

test('synonyms stand for one another', async () => {
  await service.admin.saveSynonyms({
    indexName,
    synonymHit: [{ objectID: 's1', type: 'synonym', synonyms: ['mordaza', 'abrazadera de sujeción'] }],
    replaceExistingSynonyms: true,
  })
  expect(await ids({ query: 'abrazadera de sujecion' })).toEqual(['p5'])
  expect((await service.admin.searchSynonyms({ indexName })).nbHits).toBe(1)
})

test('records that resemble one are recommended, the record itself is not', async () => {
  const { results } = (await service.admin.customPost({
    path: '1/indexes/*/recommendations',
    body: { requests: [{ indexName, model: 'related-products', objectID: 'p1', threshold: 0, maxRecommendations: 2 }] },
  })) as unknown as { results: { hits: { objectID: string; _score: number }[] }[] }
  expect(results[0]?.hits.map(({ objectID }) => objectID)[0]).toBe('p2')
  expect(results[0]?.hits.some(({ objectID }) => objectID === 'p1')).toBe(false)
})

test('equals stand in the order of the index, in a list and among recommendations, whatever their identities', async () => {
  const equals = { indexName: 'equals' }
  const indexSettings = { attributesForFaceting: ['kind'], customRanking: ['asc(name)'] }
  const { taskID } = await service.admin.setSettings({ ...equals, indexSettings })
  await service.admin.waitForTask({ ...equals, taskID })
  const objects = ['Cuatro', 'Dos', 'Tres', 'Uno'].map((name, at) => ({ objectID: `e${9 - at}`, name, kind: 'fresa' }))
  await service.admin.saveObjects({ ...equals, objects: objects.toReversed(), waitForTasks: true })
  const found = await service.admin.searchSingleIndex({ ...equals, searchParams: { query: 'fresa' } })
  expect(found.hits.map(({ objectID }) => objectID)).toEqual(['e9', 'e8', 'e7', 'e6'])
  const { results } = (await service.admin.customPost({
    path: '1/indexes/*/recommendations',
    body: { requests: [{ ...equals, model: 'related-products', objectID: 'e7', threshold: 0 }] },
  })) as unknown as { results: { hits: { objectID: string }[] }[] }
  expect(results[0]?.hits.map(({ objectID }) => objectID)).toEqual(['e9', 'e8', 'e6'])
})

test('what is not built is refused loudly and logged', async () => {
  await expect(service.admin.customGet({ path: '1/unknown' })).rejects.toThrow('is not part of this service')
  expect(service.lines.some((line) => line.includes('/1/unknown'))).toBe(true)
})
