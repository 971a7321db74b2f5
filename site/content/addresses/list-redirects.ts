import 'server-only'
import { redirect } from 'component-schemas/content-types/redirect/schema.ts'
import type { z } from 'zod'
import type { Market } from '#site/routing/markets.ts'
import { localeOf } from '#site/routing/match-path.ts'
import {
  type CollapsedRedirects,
  collapseRedirects,
  isSafeTarget,
  type RedirectRule,
} from '#site/routing/redirects/collapse-redirects.ts'
import { manifestRedirects } from '#site/routing/redirects/manifest-redirects.ts'
import { dependOn, untagged } from '#site/server/page-cache/render/render-record.ts'
import { folderTag, removalTag, storyTags } from '../changes/cache-tags.ts'
import { asReleased } from '../client/as-released.ts'
import { plannedNow, previewedNow, readDraft } from '../client/draft-reading.ts'
import { readResponse } from '../client/read-response.ts'
import type { ContentRequest } from '../client/request-service.ts'
import type { DeliveryParams } from '../delivery/delivery-client.ts'
import { storiesResponse, type WireStory } from '../delivery/wire-story.ts'
import { withPlannedLinks } from '../planned/planned-links.ts'
import type { PlannedStories } from '../planned/planned-stories.ts'
import { readChanged } from '../planned/read-changed.ts'
import { mergeSorted, storyOrder } from '../planned/story-order.ts'
import { linkTags } from '../stories/link-tags.ts'
import { resolveLinks } from '../stories/resolve-links.ts'

const folder = '_data/redirects'

/** Redirects have no languages. */
const language = 'default'

const sortBy = 'position:asc'

/** Largest page the service gives (Storyblok docs, stories). */
const perPage = 100

/** The last table of each market and the responses it was made from: the same responses give the same table. */
const known = new Map<string, { from: readonly unknown[]; table: CollapsedRedirects }>()

/**
 * Every redirect of a market: those of the editors, all pages of their list, then those of the build. A loop is
 * reported when it is first met.
 * @throws CatalogueError content-unavailable
 */
export async function listRedirects(market: Market): Promise<CollapsedRedirects> {
  // Pages do not depend on each rule and its target, which may be thousands, but on the folder as a whole.
  dependOn([folderTag(folder)])
  const plan = await plannedNow()
  if (plan) return tableOf(await plannedStories(plan), market)
  if (previewedNow().release !== undefined) return tableOf(await releasedStories(), market)
  const pages = await untagged(readPages)
  const last = known.get(market.id)
  if (last && last.from.length === pages.length && last.from.every((page, at) => page === pages[at])) return last.table
  const table = tableOf(
    pages.flatMap(({ stories }) => stories),
    market,
  )
  known.set(market.id, { from: pages, table })
  for (const path of table.loops) process.stderr.write(`The redirect from ${path} in ${market.id} leads in a circle.\n`)
  return table
}

function tableOf(stories: readonly WireStory[], market: Market): CollapsedRedirects {
  return collapseRedirects([...stories.flatMap((story) => rulesOf(story, market)), ...manifestRedirects])
}

/** The redirects as they will be when the release is out that an editor previews; their table is stored for no other request. */
async function releasedStories(): Promise<readonly WireStory[]> {
  const stories = (await readPages(readDraft)).flatMap((page) => page.stories)
  return (await asReleased({ stories, total: stories.length }, redirectStories)).stories
}

/** The redirects with everything that is planned, in the order in which their rules count. */
async function plannedStories(plan: PlannedStories): Promise<readonly WireStory[]> {
  const published = await redirectStories()
  const changes = plan.allIn(language).filter(({ contentType = redirect.name }) => contentType === redirect.name)
  if (changes.length === 0) return published
  const changed = new Set(changes.map(({ uuid }) => uuid))
  const planned = await readChanged(changes, language, (uuids) =>
    pageRequest({ by_uuids: uuids.join(','), per_page: uuids.length, page: 1 }),
  )
  const others = published.filter(({ uuid }) => !changed.has(uuid))
  const order = storyOrder(sortBy)
  const shown = mergeSorted(others, planned.toSorted(order), order)
  return await withPlannedLinks(shown, { plan, language })
}

type Page = { stories: readonly WireStory[] }

/** Every redirect story of the editors, in the order in which their rules count. */
export async function redirectStories(): Promise<readonly WireStory[]> {
  return (await readPages()).flatMap(({ stories }) => stories)
}

type StoriesRequest = ContentRequest<z.output<typeof storiesResponse>>
type ReadPage = (request: StoriesRequest) => Promise<Read | undefined>
type Read = { body: Page; total: number }

async function readPages(read: ReadPage = readResponse): Promise<Page[]> {
  const first = await readPage(1, read)
  const count = Math.ceil(first.total / perPage)
  const rest = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, at) => readPage(at + 2, read)))
  return [first, ...rest].map(({ body }) => body)
}

async function readPage(page: number, read: ReadPage): Promise<Read> {
  const response = await read({ ...pageRequest({ per_page: perPage, page }), isShared: true })
  return response ?? { body: { stories: [] }, total: 0 }
}

function pageRequest(params: DeliveryParams): StoriesRequest {
  return {
    path: 'cdn/stories',
    params: {
      version: 'published',
      content_type: redirect.name,
      starts_with: `${folder}/`,
      resolve_links: 'story',
      sort_by: sortBy,
      ...params,
    },
    parse: (body) => storiesResponse.parse(body),
    tagsOf: ({ stories }) => [folderTag(folder), removalTag, ...storyTags(stories), ...linkTags(stories)],
  }
}

/** The rules of one story; none when it is for other markets, or leads nowhere. */
export function rulesOf({ content }: Pick<WireStory, 'content'>, market: Market): RedirectRule[] {
  const locale = localeOf(String(content['from'] ?? ''), market).locale ?? market.defaultLocale
  const parsed = redirect.content.safeParse(resolveLinks(content, { market, locale }))
  if (!parsed.success) return []
  const { from, to, status, markets } = parsed.data
  const isHere = markets.length === 0 || markets.some((id) => id === market.id)
  const path = pathIn(from)
  if (!isHere || path === undefined || !isSafeTarget(to.href)) return []
  return [{ from: path, to: to.href, status: status === '302' ? 302 : 301 }]
}

/** The old address as requests are compared with it; undefined when it is none. */
function pathIn(from: string): string | undefined {
  return /^\/[^\s?#\\]*$/.test(from) ? `/${from.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')}` : undefined
}
