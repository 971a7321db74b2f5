import { describe, expect, test } from 'vitest'
import { type MarketId, marketIds, markets } from '#site/routing/markets.ts'
import { consentLawFor } from './market-law.ts'

const dayMs = 86_400_000

/** Days from a date to the same date so many months later. */
function daysOf(months: number, from: Date): number {
  const end = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate())
  return (end - from.getTime()) / dayMs
}

/** Every day of a year and of a leap year. */
const days = Array.from({ length: 731 }, (_, day) => new Date(Date.UTC(2027, 0, 1) + day * dayMs))
const longest = (months: number) => Math.max(...days.map((day) => daysOf(months, day)))
const shortest = (months: number) => Math.min(...days.map((day) => daysOf(months, day)))

describe('a choice', () => {
  test.each(['italy', 'global', 'base'] satisfies MarketId[])(
    'in %s holds for six months at least, whenever it is made',
    (id) => expect(consentLawFor(markets[id]).days).toBeGreaterThanOrEqual(longest(6)),
  )

  test.each(['france', 'global', 'base'] satisfies MarketId[])('in %s holds no longer than six months', (id) => {
    expect(consentLawFor(markets[id]).days).toBeLessThanOrEqual(longest(6))
  })

  test('in Spain holds no longer than 24 months', () => {
    expect(consentLawFor(markets.spain).days).toBeLessThanOrEqual(shortest(24))
  })

  test.each(marketIds)('in %s holds no longer than browsers keep a cookie (400 days)', (id) => {
    expect(consentLawFor(markets[id]).days).toBeLessThanOrEqual(400)
  })
})
