import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { localeCodes } from '#site/routing/locales.ts'
import { listening } from '#site/server/listening.fixture.ts'

/** When each request came, in milliseconds since the first. */
const requests: { url: URL; atMs: number }[] = []
const startedAt = performance.now()
const respond: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '/', 'http://service')
  requests.push({ url, atMs: performance.now() - startedAt })
  const bodies: Record<string, object> = { links: { links: {} }, datasource_entries: { datasource_entries: [] } }
  const body = bodies[url.pathname.split('/').at(-1) ?? ''] ?? { stories: [] }
  response
    .writeHead(200, { 'content-type': 'application/json', total: '0', 'per-page': '25' })
    .end(JSON.stringify(body))
}

test('words of other languages are asked for one at a time, after those of the source, with room for visitors', async () => {
  const { origin, close } = await listening(respond)
  onTestFinished(close)
  vi.stubEnv('CONTENT_API_URL', `${origin}/v2`)
  vi.stubEnv('CONTENT_REQUESTS_PER_SECOND', '50')
  const { warmUp } = await import('./warm-up.ts')
  await warmUp()
  const labels = requests.filter(({ url }) => url.pathname.endsWith('datasource_entries'))
  const languages = labels.map(({ url }) => url.searchParams.get('dimension') ?? 'es')
  const firstOther = languages.findIndex((language) => language !== 'es')
  expect(languages.slice(firstOther)).not.toContain('es')
  expect(new Set(languages).size).toBe(localeCodes.length)
  const others = labels.slice(firstOther)
  const gaps = others.slice(1).map(({ atMs }, place) => atMs - (others[place]?.atMs ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(38)
})
