import { indexFamilies, indexName } from 'component-schemas/search/index-names.ts'
import type { IndexSources } from './index-sources.ts'
import { readStories } from './read-stories.ts'
import { recordsOfAll } from './records-of-stories.ts'
import { syncStory } from './sync-story.ts'

type Entry = { objectID: string; storyId: number; publishedAt: string; name: string }

/**
 * Compares what is published with what is indexed and brings the stories that differ in line: events that were lost, or
 * that came while the search service was down.
 * @returns ids of the stories that were brought in line
 */
export async function reconcile(sources: IndexSources): Promise<number[]> {
  const stories = await readStories(sources, 'es')
  const records = recordsOfAll(stories, 'es')
  const wanted = indexFamilies.flatMap((family) => records[family])
  const indexed = (await Promise.all(indexFamilies.map((family) => entriesOf(sources, indexName(family, 'es'))))).flat()
  const differing = [...new Set([...missing(wanted, indexed), ...missing(indexed, wanted)])]
  for (const id of differing) await syncStory(sources, id)
  return differing
}

/** Stories that have an entry on the left which is not, or not of this publishing, on the right. */
function missing(left: readonly Entry[], right: readonly Entry[]): number[] {
  const known = new Set(right.map(keyOf))
  return left.filter((entry) => !known.has(keyOf(entry))).map(({ storyId }) => storyId)
}

function keyOf({ objectID, publishedAt, name }: Entry): string {
  return JSON.stringify([objectID, publishedAt, name])
}

async function entriesOf({ client }: IndexSources, index: string): Promise<Entry[]> {
  const entries: Entry[] = []
  await client.browseObjects<Entry>({
    indexName: index,
    browseParams: { attributesToRetrieve: ['objectID', 'storyId', 'publishedAt', 'name'] },
    aggregator: ({ hits }) => void entries.push(...hits),
  })
  return entries
}
