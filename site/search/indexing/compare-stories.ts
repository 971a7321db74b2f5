import { hash } from 'node:crypto'
import { indexFamilies } from 'component-schemas/search/index-names.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import type { IndexSources } from './index-sources.ts'
import { eachEntry, provingLocale } from './indexed-entries.ts'
import { perPage, readStories, storyPages, withoutContent } from './read-stories.ts'
import { recordReader } from './record-reader.ts'
import { isFound, marketsOf } from './story-place.ts'

/**
 * Compares the published stories with the indexed ones. A number for each story is in memory, never the content of more than one page.
 * @param cv version of the space; without it each request would be redirected to it
 * @returns ids of the stories whose records are missing, left over, or of another publish or address
 * @throws Error when one of the services fails
 */
export async function differingStories(sources: IndexSources, cv: number): Promise<number[]> {
  const indexed = await readIndexed(sources)
  const differing: number[] = []
  const without = new Map<number, LocaleCode>()
  for await (const stories of storyPages(sources, sourceLocale, { ...withoutContent(), cv })) {
    for (const story of stories) {
      if (!mayHaveRecords(story)) continue
      const known = indexed.get(story.id)
      indexed.delete(story.id)
      if (known === undefined) without.set(story.id, provingLocale(addressOf(story)))
      else if (known !== markOf(story.published_at ?? '', addressOf(story))) differing.push(story.id)
    }
    if (without.size >= perPage) differing.push(...(await withRecords(sources, without)))
  }
  differing.push(...(await withRecords(sources, without)))
  // No longer published, or no longer of a kind that is searchable.
  return [...differing, ...indexed.keys()]
}

/** Represents the publish and the address of a story whose entries contradict each other. */
const contradiction = -1

async function readIndexed(sources: IndexSources): Promise<Map<number, number>> {
  const indexed = new Map<number, number>()
  await eachEntry(sources, '', (entries) => {
    for (const { storyId, publishedAt, address } of entries) {
      const mark = markOf(publishedAt, address)
      const known = indexed.get(storyId) ?? mark
      indexed.set(storyId, known === mark ? mark : contradiction)
    }
  })
  return indexed
}

/** 48 bits: a number takes a tenth of the memory of the two texts. */
function markOf(publishedAt: string, address: string): number {
  return Number.parseInt(hash('sha1', `${publishedAt} ${address}`, 'hex').slice(0, 12), 16)
}

/** Whether kind and address allow records. A shared story is shown in several countries, whichever have one of their own. */
function mayHaveRecords(story: WireStory): boolean {
  return isFound(story) && marketsOf(story, provingLocale(addressOf(story)), () => false).length > 0
}

/** Those of the stories without an entry that make one: others are hidden from search or invalid. Empties the map. */
async function withRecords(sources: IndexSources, without: Map<number, LocaleCode>): Promise<number[]> {
  const read = recordReader(sources)
  const found = new Set<number>()
  for (const locale of new Set(without.values())) {
    const ids = [...without].filter(([, own]) => own === locale).map(([id]) => id)
    for (let at = 0; at < ids.length; at += perPage) {
      const stories = await readStories(sources, locale, { by_ids: ids.slice(at, at + perPage).join(',') })
      const records = await read(stories, locale)
      for (const { storyId } of indexFamilies.flatMap((family) => records[family])) found.add(storyId)
    }
  }
  without.clear()
  return [...found]
}
