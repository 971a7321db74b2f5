import 'server-only'
import { z } from 'zod'
import { type WireStory, wireStory } from '#site/content/client/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { isLocaleCode } from '#site/routing/locales.ts'
import { marketFor } from '#site/routing/markets.ts'
import { matchRest } from '#site/routing/match-path.ts'

const asked = z.object({
  story: wireStory,
  place: z.object({
    market: z.string(),
    locale: z.string(),
    path: z.string().max(1024),
    pageNumber: z.int().min(1).max(9999),
    query: z.record(z.string(), z.array(z.string())),
  }),
})

/** What a browser sends of a story that is on an editor's form; undefined when it is no story at a place of ours. */
export function readEditedStory(body: string): { story: WireStory; requestedPage: RequestedPage } | undefined {
  const read = asked.safeParse(readJson(body))
  if (!read.success) return undefined
  const { story, place } = read.data
  const { locale, pageNumber, query } = place
  const market = marketFor(place.market)
  if (!market || !isLocaleCode(locale) || !market.locales.includes(locale)) return undefined
  const match = matchRest(locale, place.path)
  return match && { story, requestedPage: { match, siteContext: { market, locale }, pageNumber, query } }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
