import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { contentFolder } from './content-folder.ts'
import { languagesOfStory } from './languages-of-story.ts'
import { readWrittenSources } from './read-sources.ts'
import { slugOf } from './slug-of.ts'
import { fullSlugOf, type SourceStory } from './source-story.ts'
import type { Translations } from './translation.ts'
import { readTranslations, translatedLocales } from './translations.ts'

const sharedFolder = 'global'

/** Stories whose slug is a code or is never seen in an address have the same one in every language. */
const sameEverywhere = new Set(['product', 'trade_product', 'site_settings', 'download', 'redirect'])

/**
 * Adds missing slugs to a story, from its translated names; existing ones stay, because a published address does not
 * change. A folder's start page has the slugs of its folder, and a country's page those of the shared page it replaces.
 * @param shared full slugs of the stories that all countries share
 */
export function missingSlugs(
  story: SourceStory,
  translations: ReadonlyMap<string, Translations>,
  shared: ReadonlySet<string> = new Set(),
): Readonly<Record<string, string>> {
  if (sameEverywhere.has(story.content.component) || story.isStartpage) return {}
  const [market, ...rest] = fullSlugOf(story).split('/')
  if (market !== sharedFolder && shared.has([sharedFolder, ...rest].join('/'))) return {}
  const missing = languagesOfStory(story).filter((locale) => !(locale in story.slugs) && translations.has(locale))
  const pairs = missing.flatMap((locale) => {
    const name = translations.get(locale)?.get(`${story.key}#story.name`)?.words
    return name ? [[locale, slugOf(name, locale)] as const] : []
  })
  return Object.fromEntries(pairs.filter(([, slug]) => slug !== ''))
}

if (import.meta.main) {
  const read = await Promise.all(
    translatedLocales.map(async (locale) => [locale, await readTranslations(locale)] as const),
  )
  const translations = new Map<string, Translations>(read)
  const stories = await readWrittenSources()
  const shared = new Set(stories.map(fullSlugOf))
  for (const story of stories) {
    const missing = missingSlugs(story, translations, shared)
    if (Object.keys(missing).length === 0) continue
    const file = join(contentFolder, story.file.replace(/^content\//, ''))
    const document = parseDocument(await readFile(file, 'utf8'))
    document.set('slugs', document.createNode({ ...story.slugs, ...missing }, { flow: true }))
    await writeFile(file, document.toString({ lineWidth: 0 }))
    process.stdout.write(`${story.file}: ${Object.keys(missing).join(', ')}\n`)
  }
}
