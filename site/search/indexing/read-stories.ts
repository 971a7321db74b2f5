import { languageOf, languageParams } from '#site/content/delivery/content-language.ts'
import type { DeliveryParams } from '#site/content/delivery/delivery-client.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { IndexSources } from './index-sources.ts'

/** Largest page, and most uuids in a question (Storyblok docs, stories). */
const perPage = 100
const perRequest = 50

/** Every published story that meets the question, in one language. */
export async function readStories(
  { readStories: read }: Pick<IndexSources, 'readStories'>,
  locale: LocaleCode,
  params: DeliveryParams = {},
): Promise<WireStory[]> {
  const all: WireStory[] = []
  for (let page = 1; ; page += 1) {
    const asked = { ...languageParams(languageOf(locale)), sort_by: 'id:asc', ...params, page, per_page: perPage }
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
): Promise<WireStory[]> {
  const all: WireStory[] = []
  for (let at = 0; at < uuids.length; at += perRequest) {
    all.push(...(await readStories(sources, locale, { by_uuids: uuids.slice(at, at + perRequest).join(',') })))
  }
  return all
}
