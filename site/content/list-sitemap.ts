import 'server-only'
import { z } from 'zod'
import { env } from '#site/env.ts'
import { recordRender } from '#site/page-store/render-record.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { routeForStory } from '#site/routing/story-address.ts'
import { sharedFolder } from '#site/routing/to-route.ts'
import { listingTag } from './cache-tags.ts'
import { canonicalUrl, webAlternates } from './page-alternates.ts'
import { readAnswer } from './read-answer.ts'
import { isTranslated, type Placed } from './story-place.ts'
import { storiesAnswer } from './wire-story.ts'

/** Largest page of links the service gives (Storyblok docs, links). */
const linksPerPage = 1000

const linksAnswer = z.looseObject({
  links: z.record(
    z.string(),
    z.looseObject({
      id: z.number(),
      slug: z.string(),
      is_folder: z.boolean(),
      published: z.boolean().nullish(),
      alternates: z
        .array(z.looseObject({ lang: z.string(), path: z.string(), published: z.boolean().nullish() }))
        .nullish(),
    }),
  ),
})

export type SitemapPage = { url: string; alternates: readonly { hreflang: string; url: string }[] }

/** How many addresses the service knows: an upper bound of the pages of every locale. */
export async function countAddresses(): Promise<number> {
  return (await readLinks(1)).total
}

type SitemapQuestion = { market: Market; locale: LocaleCode; from: number; to: number }

/**
 * The pages of a locale among the addresses `from` (counted from 0) up to and without `to`, one page of the service's
 * list at a time. Extranet, hidden and untranslated pages are left out.
 * @throws CatalogueError content-unavailable
 */
export async function* listSitemap({ market, locale, from, to }: SitemapQuestion): AsyncGenerator<SitemapPage> {
  const hidden = await listHidden()
  for (let start = from; start < to; start += linksPerPage) {
    const { links, total } = await readLinks(1 + start / linksPerPage)
    for (const { id, ...placed } of links) {
      const page = hidden.has(id) ? undefined : sitemapPage(placed, market, locale)
      if (page) yield page
    }
    if (start + linksPerPage >= total) return
  }
}

function sitemapPage(placed: Placed, market: Market, locale: LocaleCode): SitemapPage | undefined {
  const route = routeForStory(placed.default_full_slug ?? '')?.route
  if (route?.access !== 'public' || !isTranslated(placed, locale)) return undefined
  const url = canonicalUrl(placed, { market, locale }, env.SITE_HOSTS)
  return url === undefined ? undefined : { url, alternates: webAlternates(placed, market, env.SITE_HOSTS) }
}

async function readLinks(page: number): Promise<{ links: (Placed & { id: number })[]; total: number }> {
  const answer = await readAnswer({
    path: 'cdn/links',
    params: {
      version: 'published',
      starts_with: `${sharedFolder}/`,
      paginated: 1,
      per_page: linksPerPage,
      page,
    },
    parse: (body) => linksAnswer.parse(body),
    tagsOf: () => [listingTag],
  })
  const links = Object.values(answer?.body.links ?? {}).filter((link) => !link.is_folder && link.published !== false)
  const placed = links.map(({ id, slug, alternates }) => ({
    id,
    default_full_slug: slug,
    translated_slugs: alternates,
  }))
  return { links: placed, total: answer?.total ?? 0 }
}

/** Stories whose editors keep them out of search engines. */
async function listHidden(): Promise<ReadonlySet<number>> {
  const [ids] = await recordRender(async () => {
    const first = await readHidden(1)
    const pages = Array.from({ length: Math.max(0, Math.ceil(first.total / 100) - 1) }, (_, at) => readHidden(at + 2))
    return [first, ...(await Promise.all(pages))].flatMap((page) => page.ids)
  })
  return new Set(ids)
}

async function readHidden(page: number): Promise<{ ids: number[]; total: number }> {
  const answer = await readAnswer({
    path: 'cdn/stories',
    params: {
      version: 'published',
      starts_with: `${sharedFolder}/`,
      'filter_query[seo.0.noindex][is]': 'true',
      excluding_fields: 'body,spec,description,images',
      per_page: 100,
      page,
    },
    parse: (body) => storiesAnswer.parse(body),
    tagsOf: () => [listingTag],
  })
  return { ids: (answer?.body.stories ?? []).map(({ id }) => id), total: answer?.total ?? 0 }
}
