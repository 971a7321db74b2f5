import 'server-only'
import { type SiteSettings, siteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Place } from '#site/routing/path-for.ts'
import { languageOfStory } from '#site/routing/story-place.ts'
import { getStoryAt, languageOf } from './get-story.ts'
import { resolveLinks } from './resolve-links.ts'

const address = '_config/site-settings'

export type KnownSettings = {
  settings: SiteSettings
  /** What they are written in, where they are not translated into the reader's language. */
  language: LocaleCode
}

/** Menus, footer and names of the site; undefined when the story is missing or cannot be used. */
export async function getSettings(place: Place): Promise<KnownSettings | undefined> {
  const wire = await getStoryAt(address, languageOf(place.locale))
  if (!wire) return undefined
  const parsed = siteSettings.content.safeParse(resolveLinks(wire.content, place))
  return parsed.success ? { settings: parsed.data, language: languageOfStory(wire, place.locale) } : undefined
}
