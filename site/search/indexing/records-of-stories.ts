import { type IndexFamily, indexFamilies } from 'component-schemas/search/index-names.ts'
import type { RelatedStory, SearchRecord } from 'component-schemas/search/search-record.ts'
import { indexFamily, storyRecords } from 'component-schemas/search/story-records.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { foldersAbove } from '#site/routing/stories/folders-above.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { isFound, marketsOf, toIndexedStory } from './story-place.ts'

export type StorySources = {
  /** Stories whose names stand in the records of others. */
  named: readonly WireStory[]
  hasStory: (address: string) => boolean
  /** The published start page of a folder, by its address. */
  startPage: (address: string) => WireStory | undefined
}

export type FamilyRecords = Readonly<Record<IndexFamily, readonly SearchRecord[]>>

/** The entries of both families that published stories make in one language. Pure. */
export function recordsOfStories(
  stories: readonly WireStory[],
  locale: LocaleCode,
  { named, hasStory, startPage }: StorySources,
): FamilyRecords {
  const related = relatedIn(named)
  const records = stories.filter(isFound).flatMap((story) => {
    const family = indexFamily(story.content.component)
    const markets = marketsOf(story, locale, hasStory)
    if (!family || markets.length === 0) return []
    const folders = family === 'extranet' ? startPagesAbove(story, startPage) : []
    const made = storyRecords(toIndexedStory(story, locale), { locale, markets, related, folders })
    return made.map((record) => ({ family, record }))
  })
  const of = (wanted: IndexFamily) => records.filter(({ family }) => family === wanted).map(({ record }) => record)
  return { public: of(indexFamilies[0]), extranet: of(indexFamilies[1]) }
}

/** All stories of a language at once: each finds the others among them. */
export function recordsOfAll(stories: readonly WireStory[], locale: LocaleCode): FamilyRecords {
  const byAddress = new Map(stories.map((story) => [addressOf(story), story]))
  const startPage = (address: string) => byAddress.get(address)
  return recordsOfStories(stories, locale, { named: stories, hasStory: (address) => byAddress.has(address), startPage })
}

function startPagesAbove(story: WireStory, startPage: StorySources['startPage']): WireStory[] {
  return foldersAbove(addressOf(story)).flatMap(
    (places) => places.map(startPage).find((page) => page !== undefined) ?? [],
  )
}

function relatedIn(stories: readonly WireStory[]): (uuid: string) => RelatedStory | undefined {
  const byUuid = new Map(stories.map((story) => [story.uuid, story]))
  return (uuid) => {
    const content: Readonly<Record<string, unknown>> | undefined = byUuid.get(uuid)?.content
    if (!content) return undefined
    const name = text(content['name']) ?? text(content['title']) ?? byUuid.get(uuid)?.name ?? ''
    return { name, code: text(content['code']), parent: text(content['parent']) }
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
