import { languageOf } from '#site/content/delivery/content-language.ts'
import { fallbackLocales } from '#site/routing/locales.ts'
import 'server-only'
import { readDraft } from '#site/content/client/draft-reading.ts'
import { requestUncached } from '#site/content/client/read-response.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { readBatches, type StoriesRequest } from '#site/content/listings/stories-request.ts'
import type { PlannedChange } from './planned-change.ts'

/** The request for some stories in a language. */
type RequestOf = (uuids: readonly string[], language: string) => StoriesRequest

/** `untranslated`: the story stays, without its texts in the language. */
type Origin = number | 'draft' | 'untranslated' | 'nowhere'

/**
 * Changed stories, each from where visitors will get it; those that they will not see are left out. Nothing of it is cached.
 * @param changes one of each story, for readers of the language
 * @param requestOf may select: a story that it does not select is left out
 */
export async function readChanged(
  changes: readonly PlannedChange[],
  language: string,
  requestOf: RequestOf,
): Promise<WireStory[]> {
  const lists = await Promise.all(
    [...Map.groupBy(changes, originOf)].map(async ([origin, group]): Promise<WireStory[]> => {
      const uuids = group.map(({ uuid }) => uuid)
      if (origin === 'nowhere') return []
      if (origin === 'untranslated') return await readUntranslated(uuids, language, requestOf)
      const at = new Map(group.map((change) => [change.uuid, change.at]))
      const read = await readBatches(
        uuids,
        (batch) => requestOf(batch, language),
        (request) => readDraft(request, origin),
      )
      return read.map((story) => publishedAt(story, at.get(story.uuid)))
    }),
  )
  return lists.flat()
}

function originOf({ source, language }: PlannedChange): Origin {
  if (source !== 'unpublished') return source
  return language === undefined ? 'nowhere' : 'untranslated'
}

/** With the times that the publish will give it: lists are ordered by them. */
function publishedAt(story: WireStory, at = Date.now()): WireStory {
  const time = new Date(at).toISOString()
  return { ...story, published_at: time, first_published_at: story.first_published_at ?? time }
}

/** Without a translation a page has the texts that replace it, under the address and name of the source language. */
async function readUntranslated(uuids: readonly string[], language: string, requestOf: RequestOf) {
  const [replacing] = fallbackLocales
  const [inSource, inReplacing] = await Promise.all(
    ['default', languageOf(replacing)].map((one) =>
      readBatches(uuids, (batch) => requestOf(batch, one), requestUncached),
    ),
  )
  const fallback = language === replacing ? inSource : inReplacing
  const contents = new Map(fallback?.map(({ uuid, content }) => [uuid, content]))
  return (inSource ?? []).map((story) => ({
    ...story,
    lang: language,
    full_slug: `${language}/${story.full_slug}`,
    content: contents.get(story.uuid) ?? story.content,
    translated_slugs: story.translated_slugs?.map((slug) =>
      slug.lang === language ? { ...slug, published: false } : slug,
    ),
  }))
}
