import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { sharedFolder } from '#site/routing/to-route.ts'
import { listingTag, storyTags } from './cache-tags.ts'
import { languageOf } from './get-story.ts'
import { readAnswer } from './read-answer.ts'
import { storiesAnswer, type WireStory } from './wire-story.ts'

/** Links and relations are asked for in batches of 50, pages of up to 100 (Storyblok docs, limits). */
const batchSize = 50

export type StoryList = { stories: readonly WireStory[]; total: number }

export type ListQuestion = {
  contentType: string
  locale: LocaleCode
  /** Path of a folder below the shared one; absent asks for all of it. */
  folder?: string | undefined
  page?: number
  /** 1 to 100. */
  perPage?: number
  /** For example `position:asc` or `content.order:asc:int`. */
  sortBy?: string
  /** Vendor filters, for example `{ categories: { any_in_array: uuid } }`. */
  filter?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Content fields the caller does not need. */
  without?: readonly string[]
}

/** Published stories of one kind, in the language of the page. */
export async function listStories(question: ListQuestion): Promise<StoryList> {
  const { contentType, locale, folder, page = 1, perPage = 25 } = question
  const { sortBy = 'position:desc', filter = {}, without = [] } = question
  return await readList({
    ...languageParam(locale),
    content_type: contentType,
    starts_with: folder === undefined ? `${sharedFolder}/` : `${sharedFolder}/${folder}/`,
    page,
    per_page: perPage,
    sort_by: sortBy,
    ...filterParams(filter),
    ...withoutParam(without),
  })
}

/**
 * The published stories among these, in the order asked for; unpublished and unknown ones are left out.
 * @param without content fields the caller does not need
 */
export async function listStoriesByUuid(
  uuids: readonly string[],
  locale: LocaleCode,
  without: readonly string[] = [],
): Promise<readonly WireStory[]> {
  const wanted = [...new Set(uuids)]
  const batches = Array.from({ length: Math.ceil(wanted.length / batchSize) }, (_, index) =>
    wanted.slice(index * batchSize, (index + 1) * batchSize),
  )
  const lists = await Promise.all(
    batches.map((batch) =>
      readList({
        ...languageParam(locale),
        by_uuids_ordered: batch.join(','),
        per_page: batchSize,
        page: 1,
        ...withoutParam(without),
      }),
    ),
  )
  return lists.flatMap(({ stories }) => stories)
}

async function readList(params: Record<string, string | number>): Promise<StoryList> {
  const answer = await readAnswer({
    path: 'cdn/stories',
    params: { version: 'published', resolve_links: 'story', ...params },
    parse: (body) => storiesAnswer.parse(body),
    tagsOf: ({ stories }) => [listingTag, ...storyTags(stories)],
  })
  return { stories: answer?.body.stories ?? [], total: answer?.total ?? 0 }
}

function languageParam(locale: LocaleCode): Record<string, string> {
  const language = languageOf(locale)
  return language === 'default' ? {} : { language }
}

function withoutParam(fields: readonly string[]): Record<string, string> {
  return fields.length > 0 ? { excluding_fields: fields.join(',') } : {}
}

function filterParams(filter: NonNullable<ListQuestion['filter']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([field, tests]) =>
      Object.entries(tests).map(([operator, value]) => [`filter_query[${field}][${operator}]`, value]),
    ),
  )
}
