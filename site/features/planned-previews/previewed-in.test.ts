import { describe, expect, test } from 'vitest'
import { previewedIn, previewedQuery } from './previewed-in.ts'

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
