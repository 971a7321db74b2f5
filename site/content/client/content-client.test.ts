import type { ServerResponse } from 'node:http'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'

type Respond = (response: ServerResponse) => void

let requested: string[] = []
/** When each request came, in milliseconds of the monotonic clock. */
let requestedAt: number[] = []
let responses: Respond[] = []
let contentClient: typeof import('./content-client.ts').contentClient

const json =
  (status: number, body: object): Respond =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const fine = json(200, { stories: [] })

beforeAll(async () => {
  const service = await listening((request, response) => {
    requestedAt.push(performance.now())
    requested.push(new URL(request.url ?? '', 'http://service').href)
    ;(responses.shift() ?? fine)(response)
  })
  vi.stubEnv('CONTENT_API_URL', `${service.origin}/v2`)
  vi.stubEnv('CONTENT_REQUESTS_PER_SECOND', '5')
  ;({ contentClient } = await import('./content-client.ts'))
  return service.close
})

beforeEach(() => {
  requested = []
  requestedAt = []
  responses = []
})

const refused = json(429, { error: 'Too many requests' })

test('requests beyond the limit wait, and those of another class go beside them', async () => {
  const pages = Array.from({ length: 7 }, (_, page) => contentClient.get('cdn/stories', { page: page + 1 }))
  await Promise.all([...pages, contentClient.get('cdn/stories', { per_page: 100 })])
  expect(requested).toHaveLength(8)
  const isLarge = requested.map((url) => url.includes('per_page=100'))
  expect(isLarge.indexOf(true)).toBeLessThan(6)
  const small = requestedAt.filter((_, at) => !isLarge[at])
  expect((small[5] ?? 0) - (small[0] ?? 0)).toBeGreaterThan(950)
})

test('the bundles of the framework share the limit, and a clock that is put back delays no request', async () => {
  vi.resetModules()
  const other = await import('./content-client.ts')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  const clients = [contentClient, other.contentClient, contentClient, other.contentClient]
  const pages = clients.flatMap((client) => [client, client]).map((client, page) => client.get('cdn/stories', { page }))
  await Promise.all(pages)
  vi.useRealTimers()
  expect(requested).toHaveLength(8)
  expect((requestedAt[5] ?? 0) - (requestedAt[0] ?? 0)).toBeGreaterThan(950)
})

test('a refusal for too many questions is repeated, five times at most, without a line for each', {
  timeout: 15_000,
}, async () => {
  const printed = vi.spyOn(console, 'log')
  responses = Array.from({ length: 5 }, () => refused)
  await expect(contentClient.get('cdn/stories', { page: 1 })).resolves.toMatchObject({ data: { stories: [] } })
  expect(requested).toHaveLength(6)
  requested = []
  requestedAt = []
  responses = Array.from({ length: 20 }, () => refused)
  await expect(contentClient.get('cdn/stories', { page: 2 })).rejects.toMatchObject({ status: 429 })
  expect(requested).toHaveLength(6)
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
})

test.each([400, 401, 404, 422, 500, 503])(
  'an answer %i is refused at once, with what the service says',
  async (status) => {
    responses = [json(status, { error: 'Said so' })]
    const refusal = await contentClient.get('cdn/stories', { page: status }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status })
    expect(JSON.stringify(refusal)).toContain('Said so')
    expect(requested).toHaveLength(1)
  },
)

test('questions are for what is published, with the token, and never with a remembered version of the space', async () => {
  await contentClient.get('cdn/stories', { page: 1 })
  const { searchParams } = new URL(requested[0] ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({ token: 'local-public', version: 'published' })
  expect(searchParams.get('cv')).toBe(null)
})
