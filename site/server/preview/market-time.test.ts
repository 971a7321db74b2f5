import { describe, expect, test } from 'vitest'
import { marketIds, markets } from '#site/routing/markets.ts'
import { localTimeOf, momentAt, timeZoneOf } from './market-time.ts'

const madrid = 'Europe/Madrid'

describe('the clocks of a market', () => {
  test.each([
    ['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
    ['2026-12-01T09:30', '2026-12-01T08:30:00.000Z'],
    // Clocks are put back at 3: the time occurs twice, and the first one counts.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('%s in Madrid is %s', (local, utc) => {
    expect(new Date(momentAt(local, madrid) ?? 0).toISOString()).toBe(utc)
    expect(localTimeOf(Date.parse(utc), madrid)).toBe(local)
  })

  test.each(['0026-12-01T09:30', '0000-01-01T00:00', '2026-13-01T00:00', '2026-12-01'])('%s is no time', (local) => {
    expect(momentAt(local, madrid)).toBeUndefined()
  })

  test('every market has a time zone that this machine knows', () => {
    for (const id of marketIds) expect(() => localTimeOf(0, timeZoneOf(markets[id]))).not.toThrow()
  })
})
