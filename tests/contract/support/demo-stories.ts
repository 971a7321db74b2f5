import { createHash } from 'node:crypto'
import { deliverContent } from 'local-stack/content-service/delivery/stories/deliver-content.ts'
import { compileContent, type Language, type Targets } from 'scripts/seed/compile/compile-content.ts'
import { readSources } from 'scripts/seed/compile/read-sources.ts'
import { fullSlugOf, type SourceStory } from 'scripts/seed/compile/source-story.ts'
import { readTranslations, translatedLocales } from 'scripts/seed/compile/translations.ts'
import type { WireStory } from 'site/content/delivery/wire-story.ts'
import type { LocaleCode } from 'site/routing/locales.ts'

const picture = { id: 1, filename: 'https://files.example/f/1/800x600/a/picture.webp', width: 800, height: 600 }

const targets: Targets = { uuid: uuidOf, place: () => ({}), asset: () => picture }

/** The published stories of the demo content in one language, without a space to deliver them. */
export async function demoStories(): Promise<(locale: LocaleCode) => WireStory[]> {
  const sources = (await readSources()).filter(({ state }) => state === 'published')
  const languages: Language[] = await Promise.all(
    translatedLocales.map(async (locale) => ({ locale, translations: await readTranslations(locale) })),
  )
  const compiled = sources.map((source) => ({ source, content: compileContent(source, targets, languages) }))
  return (locale) =>
    compiled.map(({ source, content }, index) => ({
      id: index + 1,
      uuid: uuidOf(source.key),
      name: source.name,
      slug: fullSlugOf(source).split('/').at(-1) ?? '',
      full_slug: fullSlugOf(source),
      default_full_slug: fullSlugOf(source),
      lang: 'default',
      published_at: '2026-06-01T08:00:00.000Z',
      content: delivered(content, source, locale),
    }))
}

function delivered(content: unknown, { content: { component } }: SourceStory, locale: LocaleCode) {
  const languages = locale === 'es' ? [] : locale === 'en' ? ['en'] : [locale, 'en']
  const fields = deliverContent(content, { languages, untranslatable: () => new Set() })
  return { ...(fields as Record<string, unknown>), component }
}

function uuidOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
