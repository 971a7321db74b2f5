import { setTimeout as pause } from 'node:timers/promises'
import { contentLimiters } from 'site/server/upstream/content-limiters.ts'
import { upstreamClient } from 'site/server/upstream/upstream-client.ts'
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LocalService, startLocalService, tokens } from '../support/local-service.ts'

let service: LocalService
let cv = 0

beforeAll(async () => {
  service = await startLocalService({ deliveryRequestsPerSecond: 50 })
  const response = await fetch(`${service.url}/v2/cdn/stories?token=${tokens.publicToken}`)
  cv = ((await response.json()) as { cv: number }).cv
})
beforeEach(async () => {
  // Earlier requests no longer count.
  await pause(1000)
})
afterAll(() => service.remove())

let pages = 0

/** Addresses that the service has not answered before. */
function newLists(count: number, perPage: number): string[] {
  return Array.from({ length: count }, () => {
    const query = { token: tokens.publicToken, cv: String(cv), per_page: String(perPage), page: String((pages += 1)) }
    return `${service.url}/v2/cdn/stories?${new URLSearchParams(query)}`
  })
}

const statusesOf = (addresses: readonly string[], send: typeof fetch = fetch) =>
  Promise.all(addresses.map(async (address) => (await send(address)).status))

test('the site never gets 429, however many calls of all classes it begins at once', { timeout: 20_000 }, async () => {
  const send = upstreamClient({ limiterOf: contentLimiters(50) })
  const lists = [...newLists(130, 25), ...newLists(20, 50), ...newLists(14, 75), ...newLists(14, 100)]
  expect(new Set(await statusesOf(lists, send))).toEqual(new Set([200]))
})

test('a client without limits gets 429 with Retry-After for what is beyond a class, and not for what is cached', async () => {
  const lists = newLists(10, 100)
  const statuses = await statusesOf(lists)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  const accepted = lists.filter((_, at) => statuses[at] === 200)
  expect(new Set(await statusesOf([...accepted, ...accepted]))).toEqual(new Set([200]))
  const refused = await fetch(newLists(1, 100)[0] ?? '')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
})

test('the official client waits and repeats what was refused', { timeout: 20_000 }, async () => {
  const client = new StoryblokClient({ accessToken: tokens.publicToken, endpoint: `${service.url}/v2` })
  const lists = Array.from({ length: 12 }, () =>
    client.get('cdn/stories', { version: 'published', cv, per_page: 100, page: (pages += 1) }),
  )
  await expect(Promise.all(lists)).resolves.toHaveLength(12)
})
