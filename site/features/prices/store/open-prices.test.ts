import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPrices } from './open-prices.ts'
import type { Price, PriceRecord } from './price-record.ts'

const day = '2026-11-26'
const groups = ['distributor', 'locksmith', 'workshop', 'händler'] as const
const codes = ['NOR-1R', 'LIN-2', 'CV-N05'] as const

/** The net price names code and group, so that a price of another one shows. */
const all: PriceRecord[] = groups.flatMap((group, place) =>
  codes.map((code, at) => ({ group, code, pack: 1, net: 100 * (place + 1) + at, currency: 'EUR', from: '2026-01-01' })),
)

async function* batches() {
  yield all
}

test('a reader gets the prices of its own groups alone, whatever it asks for', async () => {
  const prices = openPrices(':memory:')
  await prices.replace(batches())
  const own = (mine: readonly string[], code: string) =>
    all.flatMap((one) => (mine.includes(one.group) && one.code === code ? [one.net] : [])).toSorted()
  const netsOf = (found: readonly { net: number }[]) => found.map(({ net }) => net).toSorted()
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...groups, 'nobody', "' OR 1 = 1 --", '%', '']),
      fc.subarray([...codes], { minLength: 1 }),
      async (mine, asked) => {
        const reader = { groups: mine, day }
        const found = await prices.ofCodes(asked, reader)
        for (const code of asked) {
          expect(netsOf([...found.values()].flat().filter((one) => one.code === code))).toEqual(own(mine, code))
        }
        const listed: Price[] = []
        for await (const some of prices.all(reader)) listed.push(...some.flat())
        expect(netsOf(listed)).toEqual(codes.flatMap((code) => own(mine, code)).toSorted())
        expect(await prices.has(reader)).toBe(listed.length > 0)
        expect(JSON.stringify([...found.values(), listed])).not.toMatch(/distributor|locksmith|workshop|händler/)
      },
    ),
    { numRuns: 60 },
  )
  await prices.close()
})
