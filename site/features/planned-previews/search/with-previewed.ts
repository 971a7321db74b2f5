import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import type { ResultGroup, SearchHit, SearchQuery, SearchResults } from 'component-schemas/search/search-results.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { hasChosenValues, hasTypedWords } from './found-by.ts'
import { recordHit } from './record-hit.ts'

type Found = Extract<SearchResults, { isAvailable: true }>

/** What an index has of a story, and what it will have; a story may have several records. */
export type StoryRecords = { uuid: string; published: readonly SearchRecord[]; previewed: readonly SearchRecord[] }

export type PreviewedResults = {
  results: Found
  /** uuids of the stories that visitors do not find yet. */
  upcoming: readonly string[]
}

type Asked = SearchQuery & { siteContext: SiteContext }

/**
 * The results of the public index as they will be: a story that changes is shown as it will be, or left out where it will not be there;
 * then follow the stories that will have the typed words and do not have them yet. The numbers of groups follow, those of filters stay.
 * @param stories those of the results, and those that may have changed
 */
export function withPreviewed(results: Found, stories: readonly StoryRecords[], asked: Asked): PreviewedResults {
  const known = new Map(stories.map((story) => [story.uuid, story]))
  const added = addedHits(results, stories, asked)
  // The index showed entries with some of the words because none had all of them.
  const isInstead = results.isLoose && added.length > 0
  const shown = isInstead ? [] : results.entries.flatMap((entry) => shownAs(entry, known.get(entry.story), asked) ?? [])
  const left = isInstead ? [] : results.entries.filter(({ id }) => !shown.some((entry) => entry.id === id))
  const listed = added.filter(({ group }) => asked.group === undefined || group === asked.group)
  const { named: _, help, ...rest } = results
  const entries = [...shown, ...listed]
  const counts = Object.entries(results.counts).map(([group, count]) => [
    group,
    (isInstead ? 0 : count) - sizeIn(left, group) + sizeIn(added, group),
  ])
  return {
    results: {
      ...rest,
      entries,
      isLoose: results.isLoose && !isInstead,
      total: (isInstead ? 0 : results.total) - left.length + listed.length,
      counts: Object.fromEntries(counts) as Partial<Record<ResultGroup, number>>,
      ...(help && added.length === 0 && { help }),
    },
    upcoming: listed.map(({ story }) => story),
  }
}

function sizeIn(hits: readonly SearchHit[], group: string): number {
  return hits.filter((hit) => hit.group === group).length
}

function addedHits(results: Found, stories: readonly StoryRecords[], { words, facets, siteContext }: Asked) {
  const isFound = (record: SearchRecord) =>
    hasTypedWords(record, words, siteContext.locale) && hasChosenValues(record, facets)
  const listed = new Set(results.isLoose ? [] : results.entries.map(({ story }) => story))
  return stories.flatMap(({ uuid, published, previewed }) => {
    // A record that is public by the same words is on a further page of the list.
    if (listed.has(uuid) || published.some(isFound)) return []
    const record = previewed.find(isFound)
    return (record && recordHit(record, words, siteContext)) ?? []
  })
}

/** An entry whose story stays as it is keeps the marks of the index. */
function shownAs(
  entry: SearchHit,
  story: StoryRecords | undefined,
  { words, siteContext }: Asked,
): SearchHit | undefined {
  if (!story) return undefined
  const recordIn = (records: readonly SearchRecord[]) => records.find(({ objectID }) => objectID === entry.id)
  const [before, after] = [recordIn(story.published), recordIn(story.previewed) ?? story.previewed[0]]
  if (!after) return undefined
  if (before && shownOf(before) === shownOf(after)) return entry
  return recordHit(after, words, siteContext)
}

/** What a result shows of a record. */
function shownOf({ name, code, heading, summary, text, image, file, address, path }: SearchRecord): string {
  return JSON.stringify([name, code, heading, summary, text, image, file, address, path])
}
