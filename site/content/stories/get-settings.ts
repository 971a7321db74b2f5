import 'server-only'
import { type SiteSettings, siteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { languageOfStory } from '#site/routing/stories/story-location.ts'
import { languageOf } from '../delivery/content-language.ts'
import { oncePerReader } from '../delivery/once-per-reader.ts'
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

/** Menus, footer and names of the site; undefined when the story is missing or cannot be used. */
export async function getSettings(siteContext: SiteContext): Promise<KnownSettings | undefined> {
  const wire = await getStoryAt(address, languageOf(siteContext.locale))
  if (!wire) return undefined
  const settings = readSettings(wire, siteContext)
  return settings && { settings, language: languageOfStory(withTranslations(wire), siteContext.locale) }
}

/** Every page shows them. */
const readSettings = oncePerReader((wire, siteContext): SiteSettings | undefined => {
  const parsed = siteSettings.content.safeParse(withoutMarks(resolveLinks(wire.content, siteContext)))
  return parsed.success ? parsed.data : undefined
})
