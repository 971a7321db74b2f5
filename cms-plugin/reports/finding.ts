import type { FindingCode } from './finding-rows.ts'
import type { Details } from './messages/finding-messages.ts'
import type { Severity } from './severity.ts'

/** Where in a story a finding stands. */
export type FindingLocation = {
  /** Path in the content, `body[2].items[0].title`, without language suffix; `slug` for the story's own slug. */
  path: string
  /** The same for people: labels of blocks and of the field, in English. */
  labels?: readonly string[] | undefined
  /** Identity of the block that holds the field; undefined for what is not in a block. */
  uid?: string | undefined
  /** Name of the field in its block; undefined when the block itself is meant. */
  field?: string | undefined
  /** Code of the language version; undefined is the default language. */
  language?: string | undefined
}

/** What a check found, before it is put into words. */
export type Hint = {
  code: FindingCode
  location: FindingLocation
  details?: Details
}

/** A hint that only all stories together give, with the story it stands in; none for what no story holds. */
export type DelayedHint = { story: { id: number; fullSlug: string } | undefined; hint: Hint }

/** One thing to put in order, for people and for programs. */
export type Finding = {
  code: FindingCode
  severity: Severity
  /** Undefined for a block of the space that no story holds. */
  storyId?: number | undefined
  /** Empty for what stands in no story. */
  fullSlug: string
  path: string
  /** The path for people, in English; absent where it is no field. */
  labels?: readonly string[] | undefined
  /** The block and field that hold it, by which an editor opens them. */
  uid?: string | undefined
  field?: string | undefined
  /** Code of the language version; undefined is the default language. */
  language?: string | undefined
  /** Fill the placeholders of the sentence that says what to do (`say-finding.ts`). */
  details: Details
  /** Address that opens the story in the editor, with the field named; the space for what stands in no story. */
  editorUrl: string
}
