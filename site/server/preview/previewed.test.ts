import { describe, expect, test } from 'vitest'
import { marketIds, markets } from '#site/routing/markets.ts'
import { localTimeOf, momentAt, timeZoneOf } from './market-time.ts'
import { previewedIn, previewedQuery } from './previewed.ts'

const madrid = 'Europe/Madrid'
const inAddress = (query: string) => previewedIn(new URLSearchParams(query), madrid)
const nothing = { release: undefined, moment: undefined, group: undefined }

describe('what an address previews', () => {
  test('is a release, a moment on the clocks of the market, and a group of customers', () => {
    expect(inAddress('_storyblok_release=12&_preview_at=2026-12-01T09:30&_preview_group=locksmith')).toEqual({
      release: 12,
      moment: Date.parse('2026-12-01T08:30:00Z'),
      group: 'locksmith',
    })
  })

  test.each(['', '_storyblok_release=0', '_storyblok_release=', '_storyblok_release=undefined', 'page=2'])(
    'is nothing at "%s"',
    (query) => expect(inAddress(query)).toEqual(nothing),
  )

  test.each([
    '_storyblok_release=12&_storyblok_release=13',
    '_storyblok_release=-1',
    '_storyblok_release=1e3',
    '_storyblok_release=12%20OR%201',
    '_storyblok_release=9999999999999999999',
    '_preview_at=tomorrow',
    '_preview_at=2026-13-01T09:30',
    '_preview_at=2150-01-01T00:00Z',
    '_preview_group=..%2Fextranet',
    '_preview_group=A',
  ])('is nothing where a value has another form: "%s"', (query) => expect(inAddress(query)).toEqual(nothing))

  test('is written into another address and read again, in any market', () => {
    const chosen = { release: 3, moment: Date.parse('2027-01-01T00:00:00Z'), group: 'service' }
    expect(previewedIn(new URLSearchParams(previewedQuery(chosen)), 'Asia/Tokyo')).toEqual(chosen)
    expect(previewedQuery(nothing)).toEqual({})
  })
})

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

  test('every market has a time zone that this machine knows', () => {
    for (const id of marketIds) expect(() => localTimeOf(0, timeZoneOf(markets[id]))).not.toThrow()
  })
})
