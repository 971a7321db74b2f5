import { indexName } from 'component-schemas/search/index-names.ts'
import type { WireStory } from 'site/content/delivery/wire-story.ts'
import type { LocaleCode } from 'site/routing/locales.ts'
import { addressOf } from 'site/routing/stories/story-location.ts'
import { recordsOfStories, toRelated } from 'site/search/indexing/record-reader.ts'
import { prepareIndex } from 'site/search/indexing/write-indexes.ts'
import type { SendSearch } from 'site/search/send-parts.ts'
import { demoStories } from './demo-stories.ts'
import { type LocalSearch, startLocalSearch } from './local-search.ts'

/** A search service with the public records of the demo content in some languages. */
export async function startDemoSearch(codes: readonly LocaleCode[]): Promise<LocalSearch> {
  const service = await startLocalSearch()
  const storiesIn = await demoStories()
  for (const locale of codes) {
    await prepareIndex({ client: service.admin }, 'public', locale)
    const objects = publicRecords(storiesIn(locale), locale).map((record) => ({ ...record }))
    await service.admin.saveObjects({ indexName: indexName('public', locale), objects })
  }
  return service
}

/** Searches as a visitor of the market that all share. */
export function asVisitor({ admin }: LocalSearch): SendSearch {
  return async (requests) =>
    await admin.search({ requests: requests.map((request) => ({ ...request, filters: 'markets:global' })) })
}

/** All stories of a language at once: each finds the others among them. */
function publicRecords(stories: readonly WireStory[], locale: LocaleCode) {
  const byUuid = new Map(stories.map((story) => [story.uuid, toRelated(story)]))
  const addresses = new Set(stories.map(addressOf))
  return recordsOfStories(stories, locale, {
    related: (uuid) => byUuid.get(uuid),
    hasStory: (address) => addresses.has(address),
    startPage: () => undefined,
  }).public
}
