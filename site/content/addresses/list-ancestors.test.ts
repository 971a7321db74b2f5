import { beforeEach, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { linkTag, removalTag, storyTag } from '../changes/cache-tags.ts'
import { cachedResponses } from '../client/cached-responses.ts'

const home = 301
const linked = 7

vi.mock('../client/content-client.ts', () => ({
  contentClient: { get: async (path: string) => (path === 'cdn/links' ? links : { data: { story: storyAt(path) } }) },
}))

const listed = { id: home, uuid: 'u', slug: 'global/home', is_folder: false, published: true, alternates: [] }
const links = { data: { links: { [home]: listed } }, total: 1 }

function storyAt(path: string) {
  const address = decodeURIComponent(path).slice('cdn/stories/'.length)
  const id = address === 'global/home' ? home : 302
  const to = { linktype: 'story', id: 'u', story: { id: linked } }
  const names = { name: `Name of ${address}`, slug: 's', full_slug: address, default_full_slug: address }
  return { id, uuid: `u-${id}`, ...names, content: { component: 'page', to }, translated_slugs: [] }
}

const { listAncestors } = await import('./list-ancestors.ts')

beforeEach(() => cachedResponses().invalidateAll())

async function wayTo(path: string) {
  const match = matchPath(path, markets.base)
  if (!match) throw new Error(`No route has ${path}`)
  return await recordRender(() => listAncestors(match, { market: markets.base, locale: match.locale }))
}

test('the way to a page names the pages above it, home first', async () => {
  const [ancestors] = await wayTo('/contactos')
  expect(ancestors.map(({ label, href }) => [label, href])).toEqual([['Name of global/home', '/']])
})

test('it depends on where the pages above are, and not on what they show', async () => {
  const [, { tags }] = await wayTo('/contactos')
  expect(tags).toContain(linkTag(home))
  expect(tags).toContain(removalTag)
  expect(tags).not.toContain(storyTag(home))
  expect(tags).not.toContain(linkTag(linked))
})
