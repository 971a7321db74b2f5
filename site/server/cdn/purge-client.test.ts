import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CdnName } from '#site/server/configuration/cdn-variables.ts'
import { type Listening, listening } from '#site/server/listening.fixture.ts'
import { everythingTag, namesToPurge } from './cdn-tags.ts'
import { purgeClient } from './purge-client.ts'

type Call = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

let api: Listening
let calls: Call[] = []
let status = 200

beforeAll(async () => {
  api = await listening(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method = '', url = '', headers } = request
    calls.push({ method, url, headers, body: Buffer.concat(parts).toString() })
    response.writeHead(status).end('{}')
  })
})
afterAll(() => api.close())
beforeEach(() => {
  calls = []
  status = 200
})

const site = 'zarandal'

function clientOf(CDN: CdnName, addresses: string[] = [api.origin]) {
  const settings = { CDN, CDN_PURGE_URL: addresses, CDN_TOKEN: 'secret-token', CDN_ZONE: 'zone1', REDIS_PREFIX: site }
  return purgeClient(settings, (input, init) => fetch(input, init))
}

const names = namesToPurge(site, ['story:1', 'any-story'])
const token = { authorization: 'Bearer secret-token' }
const type = { 'content-type': 'application/json' }

const documented: { name: CdnName; method: string; url: string; headers: Record<string, string>; body?: unknown }[] = [
  { name: 'varnish', method: 'PURGE', url: '/', headers: { ...token, 'xkey-purge': names.join(' ') } },
  { name: 'nginx', method: 'GET', url: '/cdn-generation', headers: token },
  {
    name: 'cloudflare',
    method: 'POST',
    url: '/client/v4/zones/zone1/purge_cache',
    headers: { ...token, ...type },
    body: { tags: names },
  },
  {
    name: 'fastly',
    method: 'POST',
    url: '/service/zone1/purge',
    headers: { 'fastly-key': 'secret-token', 'surrogate-key': names.join(' ') },
  },
  {
    name: 'netlify',
    method: 'POST',
    url: '/api/v1/purge',
    headers: { ...token, ...type },
    body: { site_id: 'zone1', cache_tags: names },
  },
  {
    name: 'vercel',
    method: 'POST',
    url: '/v1/edge-cache/invalidate-by-tags?projectIdOrName=zone1',
    headers: { ...token, ...type },
    body: { tags: names },
  },
]

describe.each(documented)('a purge of $name', ({ name, method, url, headers, body }) => {
  test('is the call that its vendor documents', async () => {
    await clientOf(name)(['story:1', 'any-story'])
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ method, url, headers })
    expect(calls[0]?.body).toBe(body === undefined ? '' : JSON.stringify(body))
  })

  test('is not sent for no tags, and is one call for everything', async () => {
    await clientOf(name)([])
    expect(calls).toHaveLength(0)
    await clientOf(name)([everythingTag])
    expect(calls).toHaveLength(1)
  })

  test('fails with a sentence without the secret where the CDN refuses it', async () => {
    status = 503
    const failing = clientOf(name)(['story:1'])
    await expect(failing).rejects.toThrow(/^The CDN at localhost:\d+ did not take a purge: status 503\.$/)
  })
})

const batches: [CdnName, number][] = [
  ['varnish', 100],
  ['cloudflare', 30],
  ['fastly', 256],
  ['netlify', 100],
  ['vercel', 16],
]

test.each(batches)('%s gets at most %i names a call, and all of them', async (name, most) => {
  const tags = Array.from({ length: 600 }, (_, at) => `story:${at}`)
  await clientOf(name)(tags)
  const sent = calls.map(({ headers, body }) =>
    body === '' ? String(headers['xkey-purge'] ?? headers['surrogate-key']).split(' ') : namesIn(body),
  )
  for (const some of sent) expect(some.length).toBeLessThanOrEqual(most)
  expect(new Set(sent.flat())).toEqual(new Set(namesToPurge(site, tags)))
})

function namesIn(body: string): string[] {
  const { tags, cache_tags }: { tags?: string[]; cache_tags?: string[] } = JSON.parse(body)
  return tags ?? cache_tags ?? []
}

test('every address gets the purge, each time under another generation', async () => {
  await clientOf('nginx', [api.origin, `${api.origin}/`])(['story:1'])
  await clientOf('nginx')(['story:1'])
  expect(calls.map(({ url }) => url)).toEqual(['/cdn-generation', '/cdn-generation', '/cdn-generation'])
  const [one, same, other] = calls.map(({ headers }) => headers['x-cdn-generation'])
  expect(one).toBe(same)
  expect(other).not.toBe(one)
})

test('without a CDN nothing is sent', async () => {
  const settings = { CDN: undefined, CDN_PURGE_URL: undefined, CDN_TOKEN: undefined, CDN_ZONE: undefined }
  await purgeClient({ ...settings, REDIS_PREFIX: site })(['story:1'])
  expect(calls).toEqual([])
})
