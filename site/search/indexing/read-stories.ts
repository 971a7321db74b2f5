import { contentTypes } from 'component-schemas/schema/registry.ts'
import { languageOf, languageParams } from '#site/content/delivery/content-language.ts'
import type { DeliveryParams } from '#site/content/delivery/delivery-client.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { PublishedStories } from './published-stories.ts'

type Sources = Pick<PublishedStories, 'readStories'>

/** Stories of the largest page (Storyblok docs, pagination). */
export const perPage = 100

/** Uuids or addresses in one request (Storyblok docs, stories). */
const perRequest = 50

const fields = [...new Set(contentTypes.flatMap((type: { fields: object }) => Object.keys(type.fields)))]

/**
 * Leaves out nearly all of a response, for callers that read no content. The name of the content type always comes.
 * @param except fields of the content that the caller reads
 */
export function withoutContent(except: readonly string[] = []): DeliveryParams {
  return { excluding_fields: fields.filter((name) => !except.includes(name)).join(',') }
}

/** Every published story that meets the query, in one language, page by page: a space may be larger than the memory. */
export async function* storyPages(
  { readStories: read }: Sources,
  locale: LocaleCode,
  params: DeliveryParams = {},
): AsyncGenerator<readonly WireStory[]> {
  for (let page = 1; ; page += 1) {
    const query = { ...languageParams(languageOf(locale)), sort_by: 'id:asc', ...params, page, per_page: perPage }
    const { stories, total } = await read(query)
    if (stories.length > 0) yield stories
    if (stories.length === 0 || page * perPage >= total) return
  }
}

/** Every published story that meets the query at once. The caller knows that they are few. */
export async function readStories(sources: Sources, locale: LocaleCode, params: DeliveryParams): Promise<WireStory[]> {
  const all: WireStory[] = []
  for await (const stories of storyPages(sources, locale, params)) all.push(...stories)
  return all
}

type Named = {
  /** What the values are: uuids, or addresses in the default language. */
  by: 'by_uuids' | 'by_slugs'
  values: readonly string[]
  /** Fields of the content that the caller reads. */
  except?: readonly string[]
}

/** The published ones among the named stories, without the content that the caller does not read. */
export async function readNamedStories(
  sources: Sources,
  locale: LocaleCode,
  { by, values, except }: Named,
): Promise<WireStory[]> {
  const all: WireStory[] = []
  for (let at = 0; at < values.length; at += perRequest) {
    const some = values.slice(at, at + perRequest).join(',')
    all.push(...(await readStories(sources, locale, { ...withoutContent(except), [by]: some })))
  }
  return all
}
