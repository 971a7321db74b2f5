import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Listening, listening } from '#site/server/listening.fixture.ts'
import type { PageCache } from '#site/server/page-cache/page-cache.ts'

vi.mock('#site/search/indexing/shared-index-sync.ts', () => ({
  sharedIndexSync: () => ({ storyChanged: async () => undefined }),
}))

const secret = 'webhook-secret-of-this-test-0123456789'
const steps: string[] = []
let cdn: Listening
let cdnStatus = 200
let folder: string
let receive: (request: Request) => Promise<Response>

beforeAll(async () => {
  cdn = await listening(({ method, headers }, response) => {
    steps.push(`${method} of ${String(headers['xkey-purge']).split(' ').length} tags`)
    response.writeHead(cdnStatus).end()
  })
  folder = await mkdtemp(join(tmpdir(), 'purges-'))
  vi.stubEnv('CDN', 'varnish')
  vi.stubEnv('CDN_PURGE_URL', cdn.origin)
  vi.stubEnv('CDN_TOKEN', 'a-token-of-varnish')
  vi.stubEnv('WEBHOOK_SECRET', secret)
  vi.stubEnv('SUBMISSIONS_FOLDER', folder)
  vi.resetModules()
  const { joinFeed } = await import('#site/server/page-cache/instances/change-feed.ts')
  joinFeed({ announce: async () => void steps.push('the other instances know') })
  const { sharePageCache } = await import('#site/server/page-cache/shared-page-cache.ts')
  const invalidate = (tags: Iterable<string>) => steps.push(`invalidated ${[...tags].length} tags`)
  sharePageCache({ invalidate, invalidateAll: () => void steps.push('invalidated all') } as unknown as PageCache)
  const handler = await import('./respond-to-content-change.ts')
  receive = handler.respondToContentChange
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await cdn.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  steps.length = 0
  cdnStatus = 200
})

function message(body: Record<string, unknown>): Request {
  const text = JSON.stringify(body)
  const signature = createHmac('sha1', secret).update(text).digest('hex')
  const headers = { 'webhook-signature': signature }
  return new Request('http://localhost/api/content-changed', { method: 'POST', headers, body: text })
}

const published = { action: 'published', story_id: 1, full_slug: 'global/x', space_id: 100_001 }

test('a publish is invalidated by every instance before the CDN is purged, and answered after that', async () => {
  const { status } = await receive(message(published))
  expect(status).toBe(200)
  // One more tag: that of pages with too many.
  expect(steps).toEqual(['the other instances know', 'invalidated 6 tags', 'PURGE of 7 tags'])
})

test('a change that names nothing purges everything, by one tag', async () => {
  await receive(message({ action: 'release_merged', space_id: 100_001 }))
  expect(steps).toEqual(['the other instances know', 'invalidated all', 'PURGE of 1 tags'])
})

test('a purge that fails is stored, so that the message need not be repeated', async () => {
  cdnStatus = 500
  const { status } = await receive(message({ ...published, story_id: 2 }))
  expect(status).toBe(200)
  const { openPurgeQueue } = await import('#site/server/cdn/purge-queue.ts')
  const queue = openPurgeQueue(join(folder, 'cdn.sqlite'), () => Date.now() + 5000)
  expect((await queue.due()).map(({ tag }) => tag)).toContain('story:2')
  await queue.close()
})
