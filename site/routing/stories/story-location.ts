import { fallbackLocales, type LocaleCode, sourceLocale } from '../locales.ts'
import type { Market } from '../markets.ts'
import type { SiteContext } from '../path-for.ts'
import { segmentsOf } from '../path-pattern.ts'
import type { Route } from '../route.ts'
import { showsType } from '../templates.ts'
import { pathForAddress } from './path-for-address.ts'
import { routeForStory } from './story-address.ts'

/** The fields of a delivered story, or of a resolved link, that say where its page is. */
export type StoryLocation = {
  full_slug?: string | null | undefined
  default_full_slug?: string | null | undefined
  lang?: string | undefined
  translated_slugs?:
    | readonly {
        lang: string
        path: string
        name?: string | null | undefined
        published?: boolean | null | undefined
      }[]
    | null
    | undefined
  /** Known of stories, not of links. */
  content?: Readonly<Record<string, unknown>> | undefined
  /** The locales in which the texts differ from the source language; undefined while they were not compared. */
  translatedInto?: ReadonlySet<LocaleCode> | undefined
}

/** The address in the default language; delivery prefixes `full_slug` with the language of the request. */
export function addressOf({ default_full_slug, full_slug, lang }: StoryLocation): string {
  if (default_full_slug) return trimmed(default_full_slug)
  const slug = full_slug ?? ''
  return trimmed(lang && lang !== 'default' && slug.startsWith(`${lang}/`) ? slug.slice(lang.length + 1) : slug)
}

/**
 * Whether a reader of the locale gets a translation and not another language in its place. The texts decide
 * (acceptance row A17); names and slugs decide only while the texts were not compared.
 */
export function isTranslated(story: StoryLocation, locale: LocaleCode): boolean {
  return locale === sourceLocale || (story.translatedInto?.has(locale) ?? isNamedIn(story, locale))
}

/**
 * Whether the story has a published name or slug of its own in the locale; where the service does not say (null), it is published. A
 * path that differs only by the folders above is none: the service lists one for each language of a folder.
 */
export function isNamedIn(story: StoryLocation, locale: LocaleCode): boolean {
  const own = publishedIn(story, locale)
  return own !== undefined && (Boolean(own.name) || hasOwnSlug(own.path, story))
}

/** A start page has the slug of its folder, which says nothing of the page. */
function hasOwnSlug(path: string, story: StoryLocation): boolean {
  const isStartpage = (story.default_full_slug ?? story.full_slug ?? '').endsWith('/')
  return !isStartpage && segmentsOf(path).at(-1) !== segmentsOf(addressOf(story)).at(-1)
}

/**
 * The language of what a reader is shown: the locale's own where it is translated, else one that replaces it. The
 * service falls back field by field and does not say which: a page that is translated in part is named by its whole.
 */
export function languageOfStory(story: StoryLocation, locale: LocaleCode): LocaleCode {
  return [locale, ...fallbackLocales].find((one) => isTranslated(story, one)) ?? sourceLocale
}

/**
 * A story's name in the language a reader is shown; the service knows no fallback for names. A translation without a name of its own
 * has its translated title.
 */
export function nameOfStory(story: StoryLocation & { name: string }, locale: LocaleCode): string {
  const language = languageOfStory(story, locale)
  return publishedIn(story, language)?.name || translatedTitle(story, language) || story.name
}

function translatedTitle({ content, translatedInto }: StoryLocation, language: LocaleCode): string | undefined {
  const title = language !== sourceLocale && translatedInto?.has(language) ? content?.['title'] : undefined
  return typeof title === 'string' ? title : undefined
}

/** Path of the story's page in a market and locale; undefined when the story has no page of its own there. */
export function pathForStory(story: StoryLocation, siteContext: SiteContext): string | undefined {
  const address = addressOf(story)
  const found = routeForStory(address)
  if (!found || !canRender(found.route, story)) return undefined
  return pathForAddress({ address, translated: publishedIn(story, siteContext.locale)?.path }, siteContext)
}

/** Whether a story has no page because it is of another type than those that the route at its address shows. */
export function isMisplaced(story: StoryLocation): boolean {
  const found = routeForStory(addressOf(story))
  return found !== undefined && !canRender(found.route, story)
}

function canRender(route: Route, { content }: StoryLocation): boolean {
  const type = content?.['component']
  return typeof type !== 'string' || showsType(route, type)
}

/** The same story's path in every locale of a market in which it is published, for the language switch. */
export function alternatesOf(story: StoryLocation, market: Market): { locale: LocaleCode; href: string }[] {
  return market.locales.flatMap((locale) => {
    const href = isTranslated(story, locale) ? pathForStory(story, { market, locale }) : undefined
    return href === undefined ? [] : [{ locale, href }]
  })
}

/** Its path in a language as the service lists it, whether or not the story itself is translated. */
function publishedIn({ translated_slugs }: StoryLocation, locale: LocaleCode) {
  return translated_slugs?.find(({ lang, published }) => lang === locale && published !== false)
}

export function trimmed(slug: string): string {
  return slug.replace(/^\/+|\/+$/g, '')
}
