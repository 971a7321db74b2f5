import 'server-only'
import { z } from 'zod'
import { type WireStory, wireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { isLocaleCode } from '#site/routing/locales.ts'
import { marketFor } from '#site/routing/markets.ts'
import { matchRest } from '#site/routing/match-path.ts'

const editedStory = z.object({
  story: wireStory,
  siteContext: z.object({
    market: z.string(),
    locale: z.string(),
    path: z.string().max(1024),
    pageNumber: z.int().min(1).max(9999),
    query: z.record(z.string(), z.array(z.string())),
  }),
})

export type EditedStory = { story: WireStory; requestedPage: RequestedPage }

/** The body that a browser sends for a story on an editor's form; undefined when it is no story at an address of ours. */
export function readEditedStory(body: string): EditedStory | undefined {
  const read = editedStory.safeParse(readJson(body))
  if (!read.success) return undefined
  const { story, siteContext } = read.data
  const { locale, pageNumber, query } = siteContext
  const market = marketFor(siteContext.market)
  if (!market || !isLocaleCode(locale) || !market.locales.includes(locale)) return undefined
  const match = matchRest(locale, siteContext.path)
  return match && { story, requestedPage: { match, siteContext: { market, locale }, pageNumber, query } }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
