import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import type { Refused } from '#site/server/preview-links/admit-receiver.ts'

const shown = {
  id: 'i',
  storyId: 7,
  market: 'italy',
  locale: 'it',
  release: 12,
  moment: undefined,
  expiresAt: 1,
} as const

/** What each text admits to. */
const admissions: Record<string, Partial<typeof shown> | { storyId: number } | Refused> = {
  open: shown,
  closed: { ...shown, storyId: 8 },
  deleted: { ...shown, storyId: 9 },
  ended: { refusal: 'ended', link: shown },
  busy: { refusal: 'busy', link: shown },
}
vi.mock('#site/server/preview-links/site-preview-links.ts', async () => {
  const { CatalogueError } = await import('#site/server/errors.ts')
  return {
    async admittedBy(token: string) {
      if (token === 'away') throw new CatalogueError('preview-links-unavailable', 'away')
      return admissions[token] ?? { refusal: 'forged' }
    },
  }
})
const stories: Record<number, object> = {
  7: { id: 7, default_full_slug: 'global/novedad', content: { component: 'page' } },
  8: { id: 8, default_full_slug: 'global/extranet/documentos/tarifa', content: { component: 'trade_document' } },
}
const read = vi.fn(async (id: number) => stories[id])
vi.mock('#site/content/stories/get-draft-story.ts', () => ({ getDraftStory: (id: number) => read(id) }))
vi.mock('#site/content/stories/get-story.ts', () => ({ getStory: async () => undefined }))
vi.mock('#site/content/addresses/list-redirects.ts', () => ({ listRedirects: async () => ({ targets: new Map() }) }))

const { previewedNow } = await import('#site/content/client/draft-reading.ts')
const { runMiddleware } = await import('../steps.ts')

async function open(link: string, host = 'localhost:3000') {
  const request = new NextRequest(`http://localhost:3000/_preview?link=${link}`, { headers: { host } })
  const response = await runMiddleware(request)
  const rewrite = response.headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', '').split('?')[0]
  const headers = ['cache-control', 'x-robots-tag', 'referrer-policy', 'retry-after', 'set-cookie', 'www-authenticate']
  return { status: response.status, page: rewrite, headers: headers.map((name) => response.headers.get(name)) }
}
const shut = ['private, no-store', 'noindex', 'no-referrer']

test.each(['localhost:3000', 'staging.localhost:3000'])(
  'an open link leads to its draft, and to no cookie: %s',
  async (host) => {
    let release: number | undefined
    read.mockImplementationOnce(async (id) => {
      release = previewedNow().release
      return stories[id]
    })
    expect(await open('open', host)).toEqual({
      status: 200,
      page: '/preview-links/italy/it/shared',
      headers: [...shut, null, null, null],
    })
    expect(release).toBe(12)
  },
)

test.each([
  ['forged', 404, '/base/es/errors/404', null],
  ['', 404, '/base/es/errors/404', null],
  ['open&link=open', 404, '/base/es/errors/404', null],
  ['ended', 410, '/italy/it/errors/410', null],
  ['closed', 410, '/italy/it/errors/410', null],
  ['deleted', 410, '/italy/it/errors/410', null],
  ['busy', 429, '/italy/it/errors/429', '60'],
  ['away', 503, '/base/es/errors/503', '30'],
])('"%s" gets %i', async (link, status, page, retryAfter) => {
  expect(await open(link)).toEqual({ status, page, headers: [...shut, retryAfter, null, null] })
})

test('a link that was never signed reads no story', async () => {
  read.mockClear()
  await open('forged')
  expect(read).not.toHaveBeenCalled()
})
