import { expect, test, vi } from 'vitest'
import { allNetPrices, hasNetPrices, netPrices } from './net-prices.ts'
import { openPrices } from './store/open-prices.ts'

const known = vi.hoisted(() => ({ groups: [] as string[] }))
vi.mock('#site/identity/customer.ts', () => ({ requireCustomer: async () => ({ groups: known.groups }) }))
const prices = openPrices(':memory:')
vi.mock('./store/site-prices.ts', async (original) => ({
  ...(await original<object>()),
  sitePrices: () => prices,
}))

async function* batches() {
  const one = { code: 'NOR-1R', pack: 1, currency: 'EUR', from: '2020-01-01' }
  yield [
    { ...one, group: 'distributor', net: 31 },
    { ...one, group: 'locksmith', net: 47 },
  ]
}

test.each<[groups: string[], net: number | undefined]>([
  [['distributor'], 31],
  [['locksmith'], 47],
  [['locksmith', 'distributor'], 31],
  [['workshop'], undefined],
  [[], undefined],
])('a customer of %j pays %s', async (groups, net) => {
  await prices.replace(batches())
  known.groups = groups
  expect((await netPrices(['nor 1r']))('NOR1R', 1)?.net).toBe(net)
  const listed: number[] = []
  for await (const some of await allNetPrices()) listed.push(...some.flat().map((price) => price.net))
  expect(listed).toEqual(net ? [net] : [])
  expect(await hasNetPrices()).toBe(net !== undefined)
})
