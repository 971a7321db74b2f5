import { beforeEach, expect, test, vi } from 'vitest'
import { cachedResponses } from '#site/content/client/cached-responses.ts'
import { markets } from '#site/routing/markets.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'

type Params = Readonly<Record<string, string | number>>

/** The events of the content service. */
let events: Record<string, unknown>[] = []

vi.mock('#site/content/client/content-client.ts', () => ({
  contentClient: {
    async get(path: string, { page, per_page: size }: Params) {
      if (path !== 'cdn/stories') return { data: { datasource_entries: [{ name: 'Duatlón', value: 'duathlon' }] } }
      const all = events.map((content, index) => ({
        id: index + 1,
        uuid: `7d3f0c52-1f0e-4a57-9b1e-64a1c7f0${String(1000 + index)}`,
        name: 'E',
        slug: `e-${index}`,
        full_slug: `global/eventos-y-noticias/eventos/e-${index}`,
        content: { component: 'event', _uid: 'e', title: `E${index}`, kind: 'sport', timeZone: 'UTC', ...content },
      }))
      const from = (Number(page) - 1) * Number(size)
      return { data: { stories: all.slice(from, from + Number(size)) }, total: all.length }
    },
  },
}))

const { listEvents } = await import('./list-events.ts')
const siteContext = { market: markets.base, locale: 'es' } as const
const now = new Date('2026-11-21T12:00:00.000Z')

beforeEach(() => {
  cachedResponses().invalidateAll()
})

test('an event has its address, its status at the moment and the word of its discipline', async () => {
  events = [{ start: '2026-11-21 08:00', end: '2026-11-21 18:00', discipline: 'duathlon' }]
  expect(await listEvents(siteContext, now)).toMatchObject([
    {
      discipline: 'duathlon',
      card: { status: 'live', discipline: 'Duatlón', href: '/eventos-y-noticias/eventos/e-0' },
    },
  ])
})

test('a page that lists events expires when the first of them begins or ends', async () => {
  events = [
    { start: '2026-12-24 09:00' },
    { start: '2026-11-20 08:00', end: '2026-11-22 18:00' },
    { start: '2025-01-01 08:00' },
  ]
  const [, record] = await recordRender(() => listEvents(siteContext, now))
  expect(new Date(record.expiresAt).toISOString()).toBe('2026-11-22T18:00:00.001Z')
})

test('a page whose events are all over does not expire', async () => {
  events = [{ start: '2025-01-01 08:00' }]
  const [, record] = await recordRender(() => listEvents(siteContext, now))
  expect(record.expiresAt).toBe(Number.POSITIVE_INFINITY)
})

test('events beyond the first page of the service’s list are known too', async () => {
  events = Array.from({ length: 130 }, () => ({ start: '2025-01-01 08:00' }))
  expect(await listEvents(siteContext, now)).toHaveLength(130)
})
