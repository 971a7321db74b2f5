import type { CodeSeries } from './match/code-series.ts'
import type { Equivalent } from './match/hit-match.ts'

/** Kinds of hit; `section` groups kinds for grouped lists. */
export const recordSections = ['product', 'category', 'document', 'page', 'extranet'] as const

export type RecordSection = (typeof recordSections)[number]

/** One entry of a search index, in one language. A long story has several, one a heading. */
export type SearchRecord = {
  /** uuid of the story, with the number of the part where there are several. */
  objectID: string
  /** uuid of the story: of its parts only the best is shown (`distinct`). */
  entityId: string
  storyId: number
  section: RecordSection
  /** Kind of story, such as `product` or `news_item`. */
  type: string
  name: string
  /** Heading above `text`. */
  heading?: string
  /** Text of a card. */
  summary?: string
  text?: string
  /** Part numbers in every way they are typed. */
  codes?: readonly string[]
  /** Part numbers, codes of other makers and EANs without separators: a complete one ranks first, and is found as a whole. */
  codeKeys?: readonly string[]
  /** The same for codes in which letters and digits were taken for each other (`codeSkeleton`). */
  codeSkeletons?: readonly string[]
  /** Codes of other makers, with the maker. */
  crossRefs?: readonly string[]
  /** `Make Model 2010-2015`. */
  vehicles?: readonly string[]
  keywords?: readonly string[]
  /** Part numbers of the variants as printed. */
  variants?: readonly string[]
  equivalents?: readonly Equivalent[]
  /** Code series as printed on the product's page. */
  series?: readonly CodeSeries[]
  /** By which a code of a series finds the record (`seriesBlocks`). */
  seriesBlocks?: readonly string[]
  ean?: readonly string[]
  /** The part number as printed, for cards. */
  code?: string
  image?: { src: string; alt: string }
  /** File that is opened where the story has no page. */
  file?: string
  kind?: string
  keyType?: string
  lockBrand?: readonly string[]
  vehicleMake?: readonly string[]
  material?: string
  categories?: { lvl0: readonly string[]; lvl1: readonly string[] }
  country?: string
  services?: readonly string[]
  year?: number
  date?: string
  _geoloc?: { lat: number; lng: number }
  /** Markets that show the story. */
  markets: readonly string[]
  /**
   * For which groups of customers it is (`readerToken`), `all` for every one; only behind the login. The names of these two
   * are short because search keys contain them.
   */
  for?: readonly string[]
  /** For customers of which markets it is, `all` for every one; only behind the login. */
  home?: readonly string[]
  /** Seconds since 1970 between which it may be shown. */
  from: number
  until: number
  boost: number
  /** 1 when a newer edition replaces it, else 0; only behind the login. */
  superseded?: 0 | 1
  /** Days since 1970 of the last publishing. */
  updatedAtDay: number
  publishedAt: string
  /** Address in the default language, and the path in this one, from which the site makes the link. */
  address: string
  path: string
  /** uuids of the stories whose names this record contains. */
  refs: readonly string[]
}

/** The indexed part of a published story in one language, from the delivery API. */
export type IndexedStory = {
  id: number
  uuid: string
  name: string
  address: string
  path: string
  publishedAt: string
  content: Readonly<Record<string, unknown>> & { component: string }
}

/** Data of a record from other stories and from the story's folder. */
export type RecordContext = {
  locale: string
  /** Markets that show the story. */
  markets: readonly string[]
  /** Name, code and parent of another story; undefined when it is not published. */
  related: (uuid: string) => RelatedStory | undefined
  /** Start pages of the story's folders, whose access rules apply to it. */
  folders: readonly { uuid: string; content: IndexedStory['content'] }[]
}

export type RelatedStory = { name: string; code?: string | undefined; parent?: string | undefined }

/** The part of a record that depends on the kind of story. */
export type RecordParts = Omit<
  SearchRecord,
  | 'objectID'
  | 'entityId'
  | 'storyId'
  | 'type'
  | 'markets'
  | 'updatedAtDay'
  | 'publishedAt'
  | 'address'
  | 'path'
  | 'refs'
  | 'from'
  | 'until'
> &
  Partial<Pick<SearchRecord, 'from' | 'until'>> & { refs?: readonly string[] }
