/**
 * Where visitors will get a story from: its version in a release, its draft as it is now (a planned publish), or nowhere (a planned
 * unpublish).
 */
export type PlannedSource = number | 'draft' | 'unpublished'

/** What will be public of a story instead of what is published now. */
export type PlannedChange = {
  storyId: number
  uuid: string
  /** In the source language, without a slash at its end. */
  address: string
  /** Of its draft; absent where the CMS names none. */
  contentType: string | undefined
  /** Whether visitors can see the story now. */
  isPublished: boolean
  /**
   * The vendor's code of the only language that changes (`default`: the source language); absent: all of the story. A story may have
   * several such changes; one of a language wins over that of all.
   */
  language: string | undefined
  source: PlannedSource
  /** Epoch milliseconds; absent for a chosen release without a time. */
  at: number | undefined
}

/** The number of a story with what else identifies it. */
export type PlannedStory = Pick<PlannedChange, 'storyId' | 'uuid' | 'address' | 'contentType' | 'isPublished'>

/** A publish or unpublish of a story, or of one language of it, at a time. */
export type Schedule = PlannedStory & { action: 'publish' | 'unpublish'; language: string | undefined; at: number }

/** A release that is not out yet. */
export type OpenRelease = { id: number; name: string; at: number | undefined }

/** A release with the stories that it contains. */
export type HeldRelease = OpenRelease & { stories: readonly PlannedStory[] }

/** Why it is not known what is planned: the site has no token, the CMS refuses it, or it does not respond as it should. */
export type UnknownPlan = 'no-token' | 'refused' | 'unavailable'

/** A value, or why there is none. */
export type Known<Value> = { value: Value; unknown?: never } | { value?: never; unknown: UnknownPlan }

/** How much of the plan a preview includes. */
export type Included = { releases: number; publishes: number; unpublishes: number }
