import { describe, expect, test } from 'vitest'
import { everythingTag, namesOnResponse, namesToPurge } from './cdn-tags.ts'
import { vendors } from './vendors.ts'

const site = 'zarandal'

/** Limits as the vendors document them; nginx has no tags. */
const documented = [
  { name: 'varnish', most: Number.POSITIVE_INFINITY, bytes: 8192, longest: 1024 },
  { name: 'cloudflare', most: 1000, bytes: 16_384, longest: 1024 },
  { name: 'fastly', most: Number.POSITIVE_INFINITY, bytes: 16_384, longest: 1024 },
  { name: 'netlify', most: 500, bytes: 16_384, longest: 1024 },
  { name: 'vercel', most: 128, bytes: Number.POSITIVE_INFINITY, longest: 256 },
] as const

describe.each(documented)('tags for $name', ({ name, most, bytes, longest }) => {
  const { tags } = vendors[name]
  if (!tags) throw new Error('The vendor has tags.')

  test.each([0, 1, 100, 127, 128, 499, 700, 5000])('keep to its limits where a page has %i', (count) => {
    const all = Array.from({ length: count }, (_, at) => `story:${at}:${'é, '.repeat(at)}`)
    const names = namesOnResponse(site, all, tags)
    const header = `${tags.header}: ${names.join(tags.separator)}`
    expect(names.length).toBeLessThanOrEqual(most)
    expect(header.length).toBeLessThanOrEqual(bytes)
    for (const one of names) {
      expect(one).toMatch(/^[\da-z]+$/)
      expect(one.length).toBeLessThanOrEqual(longest)
    }
    expect(names.length > 2).toBe(count > 1 && count < tags.most)
  })

  test('a purge of any tag of a page hits it, also where the page has more tags than it may carry', () => {
    for (const count of [3, 5000]) {
      const all = Array.from({ length: count }, (_, at) => `story:${at}`)
      const carried = namesOnResponse(site, all, tags)
      for (const tag of ['story:0', `story:${count - 1}`, everythingTag]) {
        expect(namesToPurge(site, [tag]).some((one) => carried.includes(one))).toBe(true)
      }
    }
  })
})

const room = { most: 100, bytes: 10_000 }

test('a purge of one tag leaves the pages without it', () => {
  const carried = namesOnResponse(site, ['story:1'], room)
  expect(namesToPurge(site, ['story:2']).filter((one) => carried.includes(one))).toEqual([])
})

test('a purge of no tags names nothing, and one of everything names one tag', () => {
  expect(namesToPurge(site, [])).toEqual([])
  expect(namesToPurge(site, ['story:1', everythingTag])).toHaveLength(1)
})

test('sites that share a CDN purge each other’s pages in no case', () => {
  const carried = namesOnResponse('one', ['story:1'], room)
  expect(namesToPurge('other', ['story:1', everythingTag]).filter((one) => carried.includes(one))).toEqual([])
})
