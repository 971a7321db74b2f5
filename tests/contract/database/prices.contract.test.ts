import { readPriceLines } from 'scripts/customers/read-price-lines.ts'
import { bestPrice } from 'site/features/prices/store/best-price.ts'
import { openPrices, type Prices } from 'site/features/prices/store/open-prices.ts'
import type { Price } from 'site/features/prices/store/price-record.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestedDatabase, testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

const head = 'group;code;pack;net;currency;from;to;availability;leadTimeDays'
const day = '2026-11-26'

async function* linesOf(...lines: string[]): AsyncGenerator<string> {
  for (const line of lines) yield `${line}\n`
}

describe.each(databases)('on $name', ({ name, place }: TestedDatabase) => {
  let address = ''
  let prices: Prices
  beforeAll(async () => {
    address = await place()
    prices = openPrices(address)
  })
  afterAll(() => prices.close())

  const importing = (...lines: string[]) => prices.replace(readPriceLines(linesOf(...lines)))
  const netOf = async (code: string, groups: string[], pieces = 1, on = day) => {
    const found = await prices.ofCodes([code], { groups, day: on })
    return bestPrice([...found.values()].flat(), pieces)?.net
  }

  test('an import replaces the prices of its groups, and those of other groups stay', async () => {
    await importing(
      head,
      'distributor;NOR-1R;10;385;EUR;2026-01-01;;in-stock;5',
      'workshop;NOR-1R;1;62;EUR;2026-01-01;;;',
    )
    expect(await importing(head, 'distributor;"LIN-2";;140;EUR;2026-01-01;2026-12-31;;')).toBe(1)
    expect(await netOf('nor 1r', ['distributor'])).toBeUndefined()
    expect(await netOf('LIN2', ['distributor'])).toBe(140)
    expect(await netOf('NOR-1R', ['workshop'])).toBe(62)
    expect(await netOf('NOR-1R', [])).toBeUndefined()
    expect(await netOf('LIN-2', ['distributor'], 1, '2027-01-01')).toBeUndefined()
    expect(await netOf('LIN-2', ['distributor'], 1, '2026-12-31')).toBe(140)
  })

  test('a file with wrong lines changes nothing and names each of them', async () => {
    await importing(head, 'distributor;LIN-2;1;140;EUR;2026-01-01;;;')
    const wrong = importing(
      head,
      'distributor;LIN-2;1;99;EUR;2026-01-01;;;',
      'distributor;LIN-3;1;1,5;EUR;2026-01-01;;;',
      'distributor;LIN-4;1;15;EUR;2026-01-09;2026-01-08;;',
      'distributor;LIN-5;1;15;EUR;2026-01-09;;;;unexpected',
    )
    await expect(wrong).rejects.toThrow(
      /^Nothing was imported.\nline 3: net: .*\nline 4: to: is before "from"\nline 5: .*column 10/,
    )
    expect(await netOf('LIN-2', ['distributor'])).toBe(140)
    await expect(importing(head)).rejects.toThrow('no prices')
    const twice = 'distributor;LIN-2;1;99;EUR;2026-01-01;;;'
    await expect(importing(head, twice, twice)).rejects.toThrow('two prices')
    expect(await netOf('LIN-2', ['distributor'])).toBe(140)
  })

  // SQLite queues the statements of a process: there the reader would have to be another one.
  test.runIf(name === 'PostgreSQL')('another process reads the old prices until an import is complete', async () => {
    await importing(head, 'distributor;LIN-2;1;140;EUR;2026-01-01;;;')
    const reader = openPrices(address)
    let seen: unknown
    async function* slow() {
      yield `${head}\n`
      for (let at = 0; at < 1200; at += 1) yield `distributor;A-${at};1;${at};EUR;2026-01-01;;;\n`
      seen = [...(await reader.ofCodes(['LIN-2', 'A-7'], { groups: ['distributor'], day })).keys()]
    }
    await prices.replace(readPriceLines(slow()))
    expect(seen).toEqual(['lin2'])
    await reader.close()
  })

  test('JSON is read an object a line, also as an array', async () => {
    const line = (code: string) => JSON.stringify({ group: 'json', code, net: 12, currency: 'EUR', from: day })
    expect(await importing('[', `${line('A-1')},`, line('A-2'), ']')).toBe(2)
    expect(await netOf('A-2', ['json'])).toBe(12)
    await expect(importing('{"group":')).rejects.toThrow('line 1')
  })

  test('the whole list comes some codes at once, with all prices of the customer’s groups', async () => {
    const lines = Array.from({ length: 1500 }, (_, at) => `all;P${at};1;${at};EUR;2026-01-01;;;`)
    await importing(head, ...lines, 'all;P7;10;50;EUR;2026-01-01;;;', 'other;P7;1;1;EUR;2026-01-01;;;')
    const found: (readonly Price[])[] = []
    for await (const some of prices.all({ groups: ['all'], day })) found.push(...some)
    expect(found).toHaveLength(1500)
    expect(found.find(([one]) => one?.code === 'P7')).toHaveLength(2)
  })
})

test('of the prices whose pack fits, the lowest of a piece in euros is taken; where none fits, the smallest pack', () => {
  const price = (pack: number, net: number, currency = 'EUR') => ({ code: 'A', pack, net, currency, from: day })
  const prices = [price(100, 3000), price(10, 350), price(10, 400), price(10, 1, 'USD')]
  expect(bestPrice(prices, 200)).toMatchObject({ pack: 100 })
  expect(bestPrice(prices, 20)).toMatchObject({ pack: 10, net: 350 })
  expect(bestPrice(prices, 7)).toMatchObject({ pack: 10, net: 350 })
  expect(bestPrice([], 7)).toBeUndefined()
})
