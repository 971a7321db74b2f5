import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import type { Refused } from './admit-receiver.ts'
import type { PreviewLink } from './preview-link.ts'

const shown = {
  id: 'i',
  storyId: 7,
  market: 'italy',
  locale: 'it',
  release: 12,
  moment: undefined,
  expiresAt: 1,
} as const

/** The page to which each text admits. */
const admissions: Record<string, Partial<PreviewLink> | Refused> = {
  open: shown,
  closed: { ...shown, storyId: 8 },
  deleted: { ...shown, storyId: 9 },
  release: { ...shown, storyId: undefined },
  released: { ...shown, storyId: undefined, release: 14 },
  ended: { refusal: 'ended', link: shown },
  busy: { refusal: 'busy', link: shown },
}
vi.mock('./site-preview-links.ts', async () => {
  const { CatalogueError } = await import('#site/server/errors.ts')
  return {
    async admittedBy(token: string) {
      if (token === 'away') throw new CatalogueError('preview-links-unavailable', 'away')
      return admissions[token] ?? { refusal: 'forged' }
    },
  }
})
type Story = { id: number; default_full_slug: string; content: object; release_id?: number }
const aPage = { default_full_slug: 'global/novedad', content: { component: 'page' } }
const stories: Record<number, Story> = {
  7: { id: 7, ...aPage },
  8: { id: 8, default_full_slug: 'global/extranet/documentos/tarifa', content: { component: 'trade_document' } },
}
const read = vi.fn(async (id: number) => stories[id])
vi.mock('#site/content/stories/get-draft-story.ts', () => ({ getDraftStory: (id: number) => read(id) }))
/** The numbers of the stories that are in a release now. */
const held = new Map<number | undefined, number[]>()
const inReleases = (id: number): Story | undefined => {
  const { release } = previewedNow()
  const isHeld = held.get(release)?.includes(id)
  return stories[id] && { ...stories[id], ...(isHeld && release !== undefined && { release_id: release }) }
}
let plan: object = { value: [{ id: 12, name: 'Primavera', at: undefined }] }
vi.mock('#site/features/planned-previews/plan/read-plan.ts', () => ({
  readReleases: async () => plan,
  readChanges: async () => ({ value: [] }),
  plannedChanges: async () => undefined,
}))
vi.mock('#site/content/stories/get-story.ts', () => ({ getStory: async () => undefined }))
vi.mock('#site/content/addresses/list-redirects.ts', () => ({
  listRedirects: async () => ({ targets: new Map(), ofPage: () => undefined }),
}))

const { previewedNow } = await import('#site/content/client/draft-reading.ts')
const { runMiddleware } = await import('#site/server/middleware/steps.ts')

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

describe('a link of a whole release', () => {
  const openStory = async (story: number | string, link = 'release') => {
    const { status, page: shownPage } = await open(`${link}&story=${story}`)
    return [status, shownPage]
  }
  const list = [200, '/preview-links/italy/it/release']
  const opened = [200, '/preview-links/italy/it/shared']
  const refused = [404, '/italy/it/errors/404']
  const listOf = async (link: string) => {
    const { status, page: shownPage } = await open(link)
    return [status, shownPage]
  }

  test('opens the list of its pages, and each story that is in the release with this request', async () => {
    stories[10] = { id: 10, ...aPage }
    held.set(12, [10])
    read.mockImplementation(async (id) => inReleases(id))
    expect([await listOf('release'), await openStory(10)]).toEqual([list, opened])
    held.set(12, [])
    expect(await openStory(10)).toEqual(refused)
  })

  test('refuses stories of another release, of none, behind the login and of no number alike', async () => {
    stories[11] = { id: 11, ...aPage }
    held.set(12, [8]).set(13, [11])
    read.mockImplementation(async (id) => inReleases(id))
    for (const story of [11, 7, 8, 999, '0', 'x', '10&story=10', ''])
      expect([story, await openStory(story)]).toEqual([story, refused])
  })

  test('names no story beside the link of one', async () => {
    expect(await openStory(7, 'open')).toEqual(refused)
  })

  test('ends when the release is out or was deleted', async () => {
    expect(await listOf('released')).toEqual([410, '/italy/it/errors/410'])
  })

  test('says that it is unavailable while it is not known which releases there are', async () => {
    plan = { unknown: 'unavailable' }
    expect((await listOf('release'))[0]).toBe(503)
  })
})
