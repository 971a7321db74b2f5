import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalService, managementFetch, startLocalService } from '../support/local-service.ts'
import { stubPreviewingSite } from './previewing-site.fixture.ts'

// The site's modules for the server say so to its bundler; here there is none.
vi.mock('server-only', () => ({}))

type Content = { component: string; date: string; channel: string; title: string }

let service: LocalService
let site: {
  readingDrafts: typeof import('site/content/client/draft-reading.ts')['readingDrafts']
  listStories: typeof import('site/content/listings/list-stories.ts')['listStories']
  listStoriesByUuid: typeof import('site/content/listings/list-stories.ts')['listStoriesByUuid']
  getStoryAt: typeof import('site/content/stories/get-story.ts')['getStoryAt']
}
let folder: number
const stories: { id: number; uuid: string; content: Content }[] = []
const moment = Date.parse('2090-01-01T12:00:00Z')
let release: number

async function send(method: string, path: string, body?: unknown) {
  const response = await managementFetch(service.url, path, { method, body })
  expect([path, response.status < 300]).toEqual([path, true])
  return response.body
}

const contentOf = (index: number, channel: string): Content => ({
  component: 'news_item',
  date: `2026-01-${String(index).padStart(2, '0')} 00:00`,
  channel,
  title: `News ${index}`,
})
const saveContent = (index: number, change: Partial<Content>, more: object = {}) =>
  send('PUT', `stories/${stories[index - 1]?.id}`, {
    story: { content: { ...stories[index - 1]?.content, ...change } },
    ...more,
  })

/** Thirty news, one a day; odd ones are of the channel `press`. Number 30 is a draft. */
async function writeSpace(): Promise<void> {
  folder = (await send('POST', 'stories', { story: { name: 'Global', slug: 'global', is_folder: true } })).story.id
  for (let index = 1; index <= 30; index += 1) {
    const content = contentOf(index, index % 2 ? 'press' : 'blog')
    const story = { name: content.title, slug: `news-${index}`, parent_id: folder, content }
    const created = await send('POST', `stories?publish=${index < 30 ? 1 : 0}`, { story })
    stories.push({ id: created.story.id, uuid: created.story.uuid, content })
  }
}

/** The plans of an editor: a publish, an unpublish, another date, another channel; a story of a release; a draft that stays one. */
async function plan(): Promise<void> {
  const schedule = (index: number, more: object = {}) => scheduled(stories[index - 1]?.id ?? 0, more)
  await schedule(30)
  await schedule(7, { action: 'unpublish' })
  await saveContent(2, { date: '2026-01-28 12:00', title: 'Moved' })
  await schedule(2)
  await saveContent(9, { channel: 'blog' })
  await schedule(9)
  await saveContent(11, { title: 'Only a draft' })
  release = (await send('POST', 'releases', { release: { name: 'R', release_at: '2090-01-01T11:00:00Z' } })).release.id
  await saveContent(15, { date: '2025-12-31 00:00', title: 'Released' }, { release_id: release })
}

async function newPage(slug: string, content: object, isPublished = false): Promise<{ id: number; uuid: string }> {
  const story = { name: slug, slug, parent_id: folder, content: { component: 'page', ...content } }
  return (await send('POST', `stories?publish=${isPublished ? 1 : 0}`, { story })).story
}

const linkTo = (uuid = '') => ({ fieldtype: 'multilink', linktype: 'story', id: uuid, url: '', cached_url: '' })
const scheduled = (storyId: number, more: object = {}) => {
  const scheduling = { story_id: storyId, publish_at: '2090-01-01T10:00:00Z', ...more }
  return send('POST', 'story_schedulings', { story_scheduling: scheduling })
}

/** Pages with links, and pages of which one language is planned. */
async function planPages(): Promise<void> {
  const hidden = await newPage('hidden', {})
  const links = { gone: linkTo(stories[6]?.uuid), comes: linkTo(stories[29]?.uuid), draft: linkTo(hidden.uuid) }
  await newPage('links', links, true)
  await scheduled((await newPage('planned-links', links)).id)
  const [toCome, toGo] = [
    await newPage('to-come', { title: 'Uno', title__i18n__en: 'One' }, true),
    await newPage('to-go', { title: 'Uno', title__i18n__en: 'One' }, true),
  ]
  const content = { component: 'page', title: 'Dos', title__i18n__en: 'Two' }
  await send('PUT', `stories/${toCome.id}`, { story: { content } })
  await scheduled(toCome.id, { language: 'en' })
  await scheduled(toGo.id, { language: 'en', action: 'unpublish' })
}

beforeAll(async () => {
  service = await startLocalService()
  await send('PUT', '', { space: { languages: [{ code: 'en', name: 'English' }] } })
  await writeSpace()
  await plan()
  await planPages()
  stubPreviewingSite(service)
  const drafts = await import('site/content/client/draft-reading.ts')
  const { loadPreviewReader } = await import('site/features.previews.ts')
  site = {
    readingDrafts: (run, previewed) => drafts.readingDrafts(run, previewed, loadPreviewReader),
    ...(await import('site/content/listings/list-stories.ts')),
    ...(await import('site/content/stories/get-story.ts')),
  }
})

afterAll(() => service.remove())

type Previewed = { moment?: number; release?: number }
const newest = { contentType: 'news_item', locale: 'es', sortBy: 'content.date:desc' } as const

async function pagesOf(previewed: Previewed, query: { perPage: number; channel?: string }) {
  const filter = query.channel === undefined ? {} : { filter: { channel: { in: query.channel } } }
  const read = (page: number) => site.listStories({ ...newest, ...filter, perPage: query.perPage, page })
  return await site.readingDrafts(async () => {
    const { total } = await read(1)
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / query.perPage) }, (_, at) => read(at + 1)))
    return { total, sizes: pages.map((one) => one.stories.length), titles: pages.flatMap(titlesOf) }
  }, previewed)
}

const titlesOf = ({ stories: listed }: { stories: readonly { content: object }[] }) =>
  listed.map(({ content }) => (content as Content).title)

/** The titles of the stories that will be public, computed here: by date, the newest first. */
function expected({ channel }: { channel?: string } = {}): string[] {
  const will = stories.map(({ content }) => content)
  const change = (index: number, to: Partial<Content>) =>
    will.splice(index - 1, 1, { ...contentOf(index, ''), ...will[index - 1], ...to })
  change(2, { date: '2026-01-28 12:00', title: 'Moved' })
  change(9, { channel: 'blog' })
  change(15, { date: '2025-12-31 00:00', title: 'Released' })
  return will
    .filter(({ title }) => title !== 'News 7')
    .filter((one) => channel === undefined || one.channel === channel)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .map(({ title }) => title)
}

test.each([
  { perPage: 3 },
  { perPage: 7 },
  { perPage: 100 },
  { perPage: 4, channel: 'press' },
  { perPage: 4, channel: 'blog' },
])('a list of %o has the members, the order, the total and the pages that it will have', async (query) => {
  const { total, sizes, titles } = await pagesOf({ moment }, query)
  const will = expected(query)
  expect(titles).toEqual(will)
  expect(total).toBe(will.length)
  expect(sizes.slice(0, -1).every((size) => size === query.perPage)).toBe(true)
})

test('before its time nothing of it is there', async () => {
  const { titles } = await pagesOf({ moment: Date.parse('2090-01-01T09:59:00Z') }, { perPage: 100 })
  expect(titles).toEqual(
    stories
      .slice(0, 29)
      .map(({ content }) => content.title)
      .toReversed(),
  )
  // The release is at 11.
  const between = await pagesOf({ moment: Date.parse('2090-01-01T10:30:00Z') }, { perPage: 100 })
  expect(between.titles).toContain('News 15')
  expect(between.titles).toContain('Moved')
})

test('a chosen release is alone without a moment', async () => {
  const { titles } = await pagesOf({ release }, { perPage: 5 })
  const others = stories
    .slice(0, 29)
    .map(({ content }) => content.title)
    .toReversed()
    .filter((one) => one !== 'News 15')
  expect(titles).toEqual([...others, 'Released'])
})

test('stories by uuid and by address are as they will be; a draft that is not planned is not there', async () => {
  const uuids = [30, 7, 15, 11, 1].map((index) => stories[index - 1]?.uuid ?? '')
  const named = await site.readingDrafts(() => site.listStoriesByUuid(uuids, 'es'), { moment })
  expect(titlesOf({ stories: named })).toEqual(['News 30', 'Released', 'News 11', 'News 1'])
  const at = (index: number) =>
    site.readingDrafts(async () => (await site.getStoryAt(`global/news-${index}`, 'default'))?.content['title'], {
      moment,
    })
  expect(await Promise.all([30, 7, 15, 11].map(at))).toEqual(['News 30', undefined, 'Released', 'News 11'])
})

/** The targets of the links of a page. */
const targetsAt = (slug: string) =>
  site.readingDrafts(
    async () => {
      const story = await site.getStoryAt(`global/${slug}`, 'default')
      const links = ['gone', 'comes', 'draft'].map((field) => story?.content[field] as { story?: { slug: string } })
      return links.map((link) => link.story?.slug)
    },
    { moment },
  )

test.each(['links', 'planned-links'])('the links of the page %s lead where they will lead', async (slug) => {
  expect(await targetsAt(slug)).toEqual([undefined, 'news-30', undefined])
})

test('a language that is published or unpublished alone changes for its readers alone', async () => {
  const titleAt = (slug: string, language: string) =>
    site.readingDrafts(async () => (await site.getStoryAt(`global/${slug}`, language))?.content['title'], { moment })
  expect([await titleAt('to-come', 'default'), await titleAt('to-come', 'en')]).toEqual(['Uno', 'Two'])
  expect([await titleAt('to-go', 'default'), await titleAt('to-go', 'en')]).toEqual(['Uno', 'Uno'])
})

test('after the moment visitors get what was previewed', async () => {
  const before = await pagesOf({ moment }, { perPage: 7 })
  await send('GET', `stories/${stories[29]?.id}/publish`)
  await send('GET', `stories/${stories[6]?.id}/unpublish`)
  for (const index of [2, 9]) await send('GET', `stories/${stories[index - 1]?.id}/publish`)
  await send('PUT', `releases/${release}`, { release: {}, do_release: true })
  const { cachedResponses } = await import('site/content/client/cached-responses.ts')
  cachedResponses().invalidateAll()
  const first = await site.listStories({ ...newest, perPage: 100 })
  expect([titlesOf(first), first.total]).toEqual([before.titles, before.total])
})
