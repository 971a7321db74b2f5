import { markets } from 'site/routing/markets.ts'
import { parseCodeLines } from 'site/search/codes/code-lines.ts'
import { matchCodes } from 'site/search/codes/match-codes.ts'
import type { SendSearch } from 'site/search/send-parts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asVisitor, startDemoSearch } from '../support/demo-search.ts'
import type { LocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const siteContext = { market: markets.global, locale: 'es' } as const

beforeAll(async () => {
  service = await startDemoSearch(['es'])
}, 60_000)

afterAll(() => service.remove())

/** The search, with the number of queries of each call. */
function counted(): { search: SendSearch; calls: number[] } {
  const [calls, send]: [number[], SendSearch] = [[], asVisitor(service)]
  const search: SendSearch = async (requests) => {
    calls.push(requests.length)
    return await send(requests)
  }
  return { search, calls }
}

const match = async (text: string) => await matchCodes(parseCodeLines(text), siteContext, asVisitor(service))

describe('a code of a list', () => {
  test.each([
    ['NOR-1R', 'NOR-1R', { kind: 'code', code: 'NOR-1R' }, '/es/productos/nor-1r'],
    ['nor1r.l', 'NOR-1R.L', { kind: 'variant', code: 'NOR-1R.L' }, '/es/productos/nor-1r#variant-nor1rl'],
    ['DU 114', 'NOR-1R', { kind: 'equivalent' }, '/es/productos/nor-1r#equivalent-durmesa-du114'],
    ['Durmesa DU-114', 'NOR-1R', { kind: 'equivalent' }, '/es/productos/nor-1r#equivalent-durmesa-du114'],
    ['2000000010014', 'NOR-1R', { kind: 'ean', code: '2000000010014' }, '/es/productos/nor-1r#ean-2000000010014'],
    ['N00500', 'NOR-1R', { kind: 'series' }, '/es/productos/nor-1r#series-n00001-n20000'],
  ])('%s is found as a whole, with the reason and its row', async (typed, code, reason, href) => {
    const [line] = await match(typed)
    expect(line?.hits[0]).toMatchObject({ code, href, match: reason })
  })

  test.each(['NOR', '1R', 'DU 11', '200000001001', 'N0050', 'llave', 'NOR-1RX'])(
    'is no product that only begins like it, or contains it: %s',
    async (typed) => {
      const [line] = await match(typed)
      expect(line?.hits).toEqual([])
    },
  )

  test('that begins another one is its own product alone', async () => {
    const [line] = await match('nor 1')
    expect(line?.hits.map(({ code }) => code)).toEqual(['NOR-1'])
  })

  test('that misses has the nearest part numbers', async () => {
    const [line] = await match('NOR-1RX')
    expect(line?.hits).toEqual([])
    expect(line?.nearest.map(({ code }) => code)).toContain('NOR-1R')
  })

  test('of a table is found in its column, with its pieces', async () => {
    const lines = await match('Descripción;Código;Cantidad\nLlave de piso;NOR-1R;20\nOtra;Durmesa DU 114;5')
    expect(lines.map(({ amount, hits }) => [amount, hits[0]?.code])).toEqual([
      [20, 'NOR-1R'],
      [5, 'NOR-1R'],
    ])
  })
})

describe('many codes', () => {
  const known = ['NOR-1R', 'du 114', 'LIN-12DP', '2000000010014', 'TES-4RS.T46', 'ARA-5T', 'N00500', 'XYZ-99999']
  const text = Array.from({ length: 200 }, (_, place) => `${known[place % known.length]}`).join('\n')

  test('are few calls of at most fifty queries each, and two hundred take less than a second', async () => {
    const different = Array.from({ length: 200 }, (_, place) => (place % 2 ? `QX-${place}` : known[place % 7])).join(
      '\n',
    )
    for (const some of [text, different]) {
      const { search, calls } = counted()
      const startedAt = performance.now()
      const lines = await matchCodes(parseCodeLines(some), siteContext, search)
      expect(performance.now() - startedAt).toBeLessThan(1000)
      expect(lines).toHaveLength(200)
      expect(calls.length).toBeLessThanOrEqual(4)
      expect(Math.max(...calls)).toBeLessThanOrEqual(50)
    }
  })

  test('five hundred misses stay within the same calls', async () => {
    const { search, calls } = counted()
    const misses = Array.from({ length: 500 }, (_, place) => `ZZ${10_000 + place}`).join('\n')
    const lines = await matchCodes(parseCodeLines(misses), siteContext, search)
    expect(lines.flatMap(({ hits }) => hits)).toEqual([])
    expect(calls.length).toBeLessThanOrEqual(4)
  })
})

test('no code sends no query', async () => {
  const { search, calls } = counted()
  expect(await matchCodes([], siteContext, search)).toEqual([])
  expect(calls).toEqual([])
})
