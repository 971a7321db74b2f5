import { beforeAll, expect, test, vi } from 'vitest'
import { deliveriesWorld } from './deliveries-world.ts'
import { indexWorld } from './index-world.ts'
import { pagesWorld } from './pages-world.ts'
import { prepareTables } from './prepare-tables.ts'
import { runHistories, type World } from './run-histories.ts'
import { sessionsWorld } from './sessions-world.ts'
import { fetch } from './simulated-http.ts'
import { installSimulatedTime } from './simulated-time.ts'

vi.hoisted(() => {
  Object.assign(process.env, {
    CDN: 'varnish',
    CDN_PURGE_URL: 'http://cdn.example',
    CDN_TOKEN: 'a-token-of-the-simulated-cdn-0123',
    SPACE_CHECK_SECONDS: '10',
  })
})
vi.mock('undici', () => import('./simulated-http.ts'))
vi.mock('next-auth/jwt', () => import('./simulated-tokens.ts'))
vi.mock('site/forms/submissions/mail-client.ts', () => import('./simulated-sinks.ts'))
vi.mock('site/server/database/open-sqlite.ts', () => import('./simulated-database.ts'))
vi.mock('site/server/page-cache/instances/redis-client.ts', () => import('./simulated-redis.ts'))
// The package that `site` resolves, with small caches: those for tens of thousands of entries take longer to make than a history.
vi.mock('../../site/node_modules/lru-cache/dist/esm/node/index.min.js', () => import('./small-caches.ts'))
vi.mock('site/search/indexing/shared-index-sync.ts', () => ({
  sharedIndexSync: () => ({ storyChanged: async () => undefined }),
}))

vi.spyOn(console, 'error').mockReturnValue(undefined)
vi.spyOn(process.stderr, 'write').mockReturnValue(true)
vi.stubGlobal('fetch', fetch)
installSimulatedTime()
beforeAll(prepareTables)

const seed = Number(process.env['SIMULATION_SEED'] || 1)
const histories = Number(process.env['SIMULATION_HISTORIES'] || 10)
const isShortened = !process.env['SIMULATION_PLANTED']

async function failureOf<Step extends { do: string }>(world: World<Step>): Promise<string | undefined> {
  return (await runHistories(world, { seed, histories, isShortened })).failure
}

test('pages: instances and a CDN follow the content through every fault', async () => {
  expect(await failureOf(pagesWorld)).toBeUndefined()
})

test('pages: a publish whose message is lost while all instances start again is found', async () => {
  const kills = ['A', 'B', 'C'].map((at) => ({ do: 'kill' as const, at, afterCalls: 0 }))
  const visit = { do: 'visit', at: 'A', address: 'one', through: 'CDN' } as const
  const change = { do: 'change', story: 1, how: 'publish', message: 'is lost', to: 'A', isLate: false } as const
  await expect(pagesWorld.run([visit, { do: 'wait', ms: 2000 }, ...kills, change], 5)).resolves.toBeUndefined()
})

test('deliveries: every form, enquiry and digest arrives once through every fault', async () => {
  expect(await failureOf(deliveriesWorld)).toBeUndefined()
})

test('sessions: none is alive after its end, and none ends without a reason', async () => {
  expect(await failureOf(sessionsWorld)).toBeUndefined()
})

test('index: the records of the search follow the content through every fault', async () => {
  expect(await failureOf(indexWorld)).toBeUndefined()
})
