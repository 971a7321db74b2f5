import { type IndexFamily, indexFamilies } from 'component-schemas/search/index-names.ts'
import type { RelatedStory, SearchRecord } from 'component-schemas/search/search-record.ts'
import { indexFamily, storyRecords } from 'component-schemas/search/story-records.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { foldersAbove } from '#site/routing/stories/folders-above.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { isFound, marketsOf, toIndexedStory } from './story-place.ts'

export type StorySources = {
  /** A story whose name is used in the records of others, by its uuid; undefined while it is not published. */
  related: (uuid: string) => RelatedStory | undefined
  hasStory: (address: string) => boolean
  /** The published start page of a folder, by its address. */
  startPage: (address: string) => WireStory | undefined
}

export type FamilyRecords = Readonly<Record<IndexFamily, readonly SearchRecord[]>>

/** The entries of both families that published stories make in one language. Pure. */
export function recordsOfStories(
  stories: readonly WireStory[],
  locale: LocaleCode,
  { related, hasStory, startPage }: StorySources,
): FamilyRecords {
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

function startPagesAbove(story: WireStory, startPage: StorySources['startPage']): WireStory[] {
  return foldersAbove(addressOf(story)).flatMap(
    (places) => places.map(startPage).find((page) => page !== undefined) ?? [],
  )
}

/** The part of a story that is used in the records of others. */
export function toRelated({ name, content }: WireStory): RelatedStory {
  return {
    name: text(content['name']) ?? text(content['title']) ?? name,
    code: text(content['code']),
    parent: text(content['parent']),
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
