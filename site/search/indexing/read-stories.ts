import type { LocaleCode } from '#site/routing/locales.ts'
import type { DeliveredStory, IndexSources, StoryParams } from './index-sources.ts'

/** Largest page, and most uuids in a question (Storyblok docs, stories). */
const perPage = 100
const perRequest = 50

/** Content model, section 6: what is not translated is shown in English, else in Spanish, field by field. */
export function languageParams(locale: LocaleCode): Record<string, string> {
  if (locale === 'es') return {}
  return locale === 'en' ? { language: 'en' } : { language: locale, fallback_lang: 'en' }
}

/** Every published story that meets the question, in one language. */
export async function readStories(
  { readStories: read }: Pick<IndexSources, 'readStories'>,
  locale: LocaleCode,
  params: StoryParams = {},
): Promise<DeliveredStory[]> {
  const all: DeliveredStory[] = []
  for (let page = 1; ; page += 1) {
    const asked = { ...languageParams(locale), sort_by: 'id:asc', ...params, page, per_page: perPage }
    const { stories, total } = await read(asked)
    all.push(...stories)
    if (stories.length === 0 || page * perPage >= total) return all
  }
}

/** The published ones among the stories with these uuids. */
export async function readStoriesByUuid(
  sources: Pick<IndexSources, 'readStories'>,
  locale: LocaleCode,
  uuids: readonly string[],
): Promise<DeliveredStory[]> {
  const all: DeliveredStory[] = []
  for (let at = 0; at < uuids.length; at += perRequest) {
    all.push(...(await readStories(sources, locale, { by_uuids: uuids.slice(at, at + perRequest).join(',') })))
  }
  return all
}
