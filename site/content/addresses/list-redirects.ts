import 'server-only'
import { redirect } from 'component-schemas/content-types/redirect/schema.ts'
import { isObject } from 'component-schemas/parse/is-object.ts'
import type { z } from 'zod'
import { type Market, marketIds, markets } from '#site/routing/markets.ts'
import { localeOf, type Match, matchPath } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'
import {
  type CollapsedRedirects,
  collapseRedirects,
  isSafeTarget,
  type RedirectRule,
  type RedirectTarget,
} from '#site/routing/redirects/collapse-redirects.ts'
import { manifestRedirects } from '#site/routing/redirects/manifest-redirects.ts'
import { storyRest } from '#site/routing/stories/story-address.ts'
import { dependOn, untagged } from '#site/server/page-cache/render/render-record.ts'
import { folderTag, removalTag, storyTags } from '../changes/cache-tags.ts'
import { previewReader } from '../client/draft-reading.ts'
import { readResponse } from '../client/read-response.ts'
import type { ContentRequest } from '../client/request-service.ts'
import type { DeliveryParams } from '../delivery/delivery-client.ts'
import { storiesResponse, type WireStory } from '../delivery/wire-story.ts'
import { linkTags } from '../stories/link-tags.ts'
import { resolveLinks } from '../stories/resolve-links.ts'

const folder = '_data/redirects'

/** The order in which rules count. */
export const redirectOrder = 'position:asc'

/** Largest page the service gives (Storyblok docs, stories). */
const perPage = 100

export type Redirects = CollapsedRedirects & {
  /**
   * Where the page leads that was at a matched address. A redirect from a page to a story applies to the old page in every locale and
   * market that it names, so that one covers the fallbacks too; what answers at an address is never replaced by it.
   */
  ofPage: (match: Match) => RedirectTarget | undefined
}

/** The last table of each market and the responses it was made from: the same responses give the same table. */
const known = new Map<string, { from: readonly unknown[]; table: Redirects }>()

/**
 * Every redirect of a market: those of the editors, all pages of their list, then those of the build. A loop is
 * reported when it is first met.
 * @throws CatalogueError content-unavailable
 */
export async function listRedirects(market: Market): Promise<Redirects> {
  // Pages do not depend on each rule and its target, which may be thousands, but on the folder as a whole.
  dependOn([folderTag(folder)])
  const reader = await previewReader()
  // The table of a preview is stored for no other request.
  if (reader) return tableOf(await reader.redirects(), market)
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

function tableOf(stories: readonly WireStory[], market: Market): Redirects {
  const old = stories.map((story) => ({ story, page: oldPage(story, market) }))
  const rules = old.flatMap(({ story, page }) => {
    const isRead = ({ from, to }: RedirectRule) =>
      // A page that is back at its old address is no circle; in another language another page may have the address.
      from !== to && (!page || page.locale === localeOf(from, market).locale)
    return rulesOf(story, market).filter(isRead)
  })
  const collapsed = collapseRedirects([...rules, ...manifestRedirects])
  const byPage = new Map(old.toReversed().map(({ story, page }) => [page && storyRest(page), story]))
  return {
    ...collapsed,
    ofPage(match) {
      const story = byPage.get(storyRest(match))
      const target = story && targetOf(story, { market, locale: match.locale })
      const end = target && (collapsed.targets.get(target.to) ?? target)
      return target?.status === 302 && end ? { ...end, status: 302 } : end
    },
  }
}

/** The page that an old address was of, in the first market that the redirect names, where it leads to a story. */
function oldPage({ content }: WireStory, market: Market): Match | undefined {
  const { from, to, markets: named } = content
  const ids = Array.isArray(named) && named.length > 0 ? marketIds.filter((id) => named.includes(id)) : marketIds
  const path = pathIn(String(from ?? ''))
  const isOfPage = isObject(to) && to['linktype'] === 'story' && ids.some((id) => id === market.id)
  if (path === undefined || !isOfPage) return undefined
  return ids.map((id) => matchPath(path, markets[id])).find((match) => match !== undefined)
}

type Page = { stories: readonly WireStory[] }

/** Every redirect story of the editors, in the order in which their rules count. */
export async function redirectStories(read?: ReadPage): Promise<readonly WireStory[]> {
  return (await readPages(read)).flatMap(({ stories }) => stories)
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
  const response = await read({ ...redirectsRequest({ per_page: perPage, page }), isShared: true })
  return response ?? { body: { stories: [] }, total: 0 }
}

/** A request for redirect stories. */
export function redirectsRequest(params: DeliveryParams): StoriesRequest {
  return {
    path: 'cdn/stories',
    params: {
      version: 'published',
      content_type: redirect.name,
      starts_with: `${folder}/`,
      resolve_links: 'story',
      sort_by: redirectOrder,
      ...params,
    },
    parse: (body) => storiesResponse.parse(body),
    tagsOf: ({ stories }) => [folderTag(folder), removalTag, ...storyTags(stories), ...linkTags(stories)],
  }
}

/** The rules of one story; none when it is for other markets, or leads nowhere. */
export function rulesOf(story: Pick<WireStory, 'content'>, market: Market): RedirectRule[] {
  const from = pathIn(String(story.content['from'] ?? ''))
  if (from === undefined) return []
  const locale = localeOf(from, market).locale ?? market.defaultLocale
  const target = targetOf(story, { market, locale })
  return target ? [{ from, ...target }] : []
}

/** Where a redirect leads the readers of a locale. */
function targetOf({ content }: Pick<WireStory, 'content'>, siteContext: SiteContext): RedirectTarget | undefined {
  const parsed = redirect.content.safeParse(resolveLinks(content, siteContext))
  if (!parsed.success) return undefined
  const { to, status, markets: named } = parsed.data
  const isHere = named.length === 0 || named.some((id) => id === siteContext.market.id)
  return isHere && isSafeTarget(to.href) ? { to: to.href, status: status === '302' ? 302 : 301 } : undefined
}

/** The old address as requests are compared with it: decoded, in lower case, without a slash at its end; undefined when it is none. */
function pathIn(from: string): string | undefined {
  if (!/^\/[^\s?#\\]*$/.test(from)) return undefined
  return `/${(percentDecoded(from) ?? from)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '')}`
}
