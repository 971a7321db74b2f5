import 'server-only'
import { type SiteSettings, siteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { languageOfStory } from '#site/routing/stories/story-location.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { withTranslations } from '../translations/with-translations.ts'
import { getStoryAt } from './get-story.ts'
import { resolveLinks } from './resolve-links.ts'
import { withoutMarks } from './without-marks.ts'

const address = '_config/site-settings'

export type KnownSettings = {
  settings: SiteSettings
  /** Their language, where they are not translated into the reader's language. */
  language: LocaleCode
}

/**
 * The parsed settings of a cached response, by market and language. Every page shows them, and parsing takes a twentieth of a render.
 */
const readBefore = new WeakMap<WireStory, Map<string, SiteSettings | undefined>>()

/** Menus, footer and names of the site; undefined when the story is missing or cannot be used. */
export async function getSettings(siteContext: SiteContext): Promise<KnownSettings | undefined> {
  const wire = await getStoryAt(address, languageOf(siteContext.locale))
  if (!wire) return undefined
  const known = readBefore.get(wire) ?? new Map<string, SiteSettings | undefined>()
  readBefore.set(wire, known)
  const key = `${siteContext.market.id} ${siteContext.locale}`
  if (!known.has(key)) known.set(key, readSettings(wire, siteContext))
  const settings = known.get(key)
  return settings && { settings, language: languageOfStory(withTranslations(wire), siteContext.locale) }
}

function readSettings(wire: WireStory, siteContext: SiteContext): SiteSettings | undefined {
  const parsed = siteSettings.content.safeParse(withoutMarks(resolveLinks(wire.content, siteContext)))
  return parsed.success ? parsed.data : undefined
}
