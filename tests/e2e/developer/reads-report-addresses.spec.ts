import { expect, test } from '@playwright/test'
import { storyAddresses, versionAddresses } from 'cms-plugin/reports/content/story-addresses.ts'
import type { Story } from 'cms-plugin/reports/content/story-data.ts'
import { readOpenStory } from 'cms-plugin/reports/open-story.ts'
import { readStories, readStoryIndex } from 'cms-plugin/reports/report-space.ts'
import { spaceReader } from 'scripts/report/report-space.ts'
import { defaultHosts } from 'site/routing/hosts/site-hosts.ts'
import { routeForStory } from 'site/routing/stories/story-address.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { sitemapPages } from '../../support/http/sitemap-pages.ts'
import { testContentUrl, testSiteUrl } from '../../support/test-system.ts'

const reader = spaceReader({ contentUrl: testContentUrl, spaceId: 100_001, managementToken: 'local-management' })
const hosts = defaultHosts(testSiteUrl)

/** The test opens one address in so many; each further story of a kind starts one address later. */
const stride = 5

async function send(address: string) {
  const { hostname, pathname } = new URL(address)
  return await requestHost({ host: hostname, path: pathname })
}

/** The first published story of each kind. */
async function oneOfEachKind(): Promise<Story[]> {
  const kinds = new Map<string, Story>()
  for await (const { story } of readStories(reader, await readStoryIndex(reader))) {
    const kind = String(story.content['component'])
    if (!story.isFolder && story.isPublished && !kinds.has(kind)) kinds.set(kind, story)
  }
  return [...kinds.values()]
}

/** The fault of the response at an address; undefined when it is served. An extranet page redirects to the login. */
async function problemAt(href: string, isClosed: boolean): Promise<string | undefined> {
  const { status, headers } = await send(href)
  const isRight = isClosed ? [302, 307].includes(status) : status === 200
  return isRight ? undefined : `${href}: ${status} ${headers.location ?? ''}`
}

test('the site serves each address that a report names for a story, without a redirect', async () => {
  test.setTimeout(180_000)
  const answers: (string | undefined)[] = []
  for (const [at, { id, fullSlug }] of (await oneOfEachKind()).entries()) {
    const addresses = (await readOpenStory(reader, id, hosts))?.addresses ?? []
    const isClosed = routeForStory(fullSlug)?.route.access === 'extranet'
    const some = addresses.filter((_, number) => number % stride === at % stride)
    for (const { href } of some) answers.push(await problemAt(href, isClosed))
  }
  expect(answers.filter((response) => response !== undefined)).toEqual([])
  expect(answers.length).toBeGreaterThan(60)
})

test('a report names the address of every story of the sitemaps', async () => {
  test.setTimeout(180_000)
  const index = await readStoryIndex(reader)
  const published = new Set(
    [...index.values()].filter(({ isPublished }) => isPublished).map(({ fullSlug }) => fullSlug),
  )
  const named = new Set<string>()
  for await (const { story } of readStories(reader, index)) {
    const own = versionAddresses(story).filter((address) => published.has(address))
    for (const { href } of storyAddresses(story, hosts, new Set(own))) named.add(withoutPort(href))
  }
  const names = hosts.filter(({ isPublic }) => isPublic).map(({ host }) => host)
  const listed = await sitemapPages(names, async (address) => {
    const { status, text } = await send(`http://${address}`)
    return status === 200 ? text : undefined
  })
  expect(listed.length).toBeGreaterThan(1000)
  expect(listed.filter((address) => !named.has(address))).toEqual([])
})

/** Host and path in the form of the sitemaps' reader. */
function withoutPort(href: string): string {
  const { hostname, pathname } = new URL(href)
  return `${hostname}${pathname}`
}
