import type { LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import { routeForStory } from '#site/routing/story-address.ts'

/** The fields of a delivered story, or of a resolved link, that say where its page is. */
export type Placed = {
  full_slug?: string | null | undefined
  default_full_slug?: string | null | undefined
  lang?: string | undefined
  translated_slugs?:
    | readonly { lang: string; path: string; published?: boolean | null | undefined }[]
    | null
    | undefined
}

/** The address in the default language; delivery prefixes `full_slug` with the language it was asked for. */
export function addressOf({ default_full_slug, full_slug, lang }: Placed): string {
  if (default_full_slug) return trimmed(default_full_slug)
  const slug = full_slug ?? ''
  return trimmed(lang && lang !== 'default' && slug.startsWith(`${lang}/`) ? slug.slice(lang.length + 1) : slug)
}

/** The last segment of a story's address in a locale: translated where the editor translated it. */
export function slugIn(story: Placed, locale: LocaleCode): string {
  const translated = story.translated_slugs?.find(({ lang }) => lang === locale)?.path
  const address = translated ? trimmed(translated) : addressOf(story)
  return address.split('/').at(-1) ?? ''
}

/** Path of the story's page in a market and locale; undefined when the story has no page of its own. */
export function pathForStory(story: Placed, place: Place): string | undefined {
  const found = routeForStory(addressOf(story))
  if (!found) return undefined
  const hasSlug = found.params['slug'] !== undefined
  return pathFor(found.route, hasSlug ? { slug: slugIn(story, place.locale) } : {}, place)
}

/** The same story's path in every locale of a market, for the language switch. */
export function alternatesOf(story: Placed, market: Market): { locale: LocaleCode; href: string }[] {
  return market.locales.flatMap((locale) => {
    const href = pathForStory(story, { market, locale })
    return href === undefined ? [] : [{ locale, href }]
  })
}

function trimmed(slug: string): string {
  return slug.replace(/^\/+|\/+$/g, '')
}
