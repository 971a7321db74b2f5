import 'server-only'
import { safeParsed } from 'component-schemas/parse/safe-parsed.ts'
import { z } from 'zod'
import { localeOf } from '#site/content/delivery/content-language.ts'
import { type WireStory, wireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import { marketFor } from '#site/routing/markets.ts'
import { matchRest } from '#site/routing/match-path.ts'
import { type Previewed, previewed } from '#site/server/preview/previewed.ts'

const editedStory = z.object({
  story: wireStory,
  siteContext: z.object({
    market: z.string(),
    locale: z.string(),
    path: z.string().max(1024),
    pageNumber: z.int().min(1).max(9999),
    query: z.record(z.string(), z.array(z.string())),
    previewed: previewed.default({}),
  }),
})

export type EditedStory = { story: WireStory; requestedPage: RequestedPage; previewed: Previewed }

/** The body that a browser sends for a story on an editor's form; undefined when it is no story at an address of ours. */
export function readEditedStory(body: string): EditedStory | undefined {
  const read = safeParsed(editedStory, readJson(body))
  if (!read.success) return undefined
  const { story, siteContext } = read.data
  const { locale, pageNumber, query } = siteContext
  const market = marketFor(siteContext.market)
  if (!market || !isLocaleCode(locale) || !market.locales.includes(locale)) return undefined
  const match = matchRest(locale, siteContext.path)
  if (!match) return undefined
  const requestedPage = { match, siteContext: { market, locale }, pageNumber, query }
  return { story, requestedPage, previewed: siteContext.previewed }
}

export type EditedInLocale = { story: WireStory; locale: LocaleCode }

/** The body that the editor sends for a story in the language of its form; undefined when it is none. */
export function readEditedInLocale(body: string): EditedInLocale | undefined {
  const read = z.object({ story: wireStory }).safeParse(readJson(body))
  const locale = read.data && localeOf(read.data.story.lang)
  return read.success && locale ? { story: read.data.story, locale } : undefined
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
