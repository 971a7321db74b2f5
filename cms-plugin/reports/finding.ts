import type { FindingCode } from './finding-rows.ts'
import type { Details } from './messages/finding-messages.ts'
import type { Severity } from './severity.ts'

/** The location of a finding in a story. */
export type FindingLocation = {
  /** Path in the content, `body[2].items[0].title`, without language suffix; `slug` for the story's own slug. */
  path: string
  /** The same for people: labels of blocks and of the field, in English. */
  labels?: readonly string[] | undefined
  /** Identity of the block that has the field; undefined for a value outside of blocks. */
  uid?: string | undefined
  /** Name of the field in its block; undefined when the block itself is meant. */
  field?: string | undefined
  /** Code of the language version; undefined is the default language. */
  language?: string | undefined
}

/** A result of a check, before it is put into words. */
export type Hint = {
  code: FindingCode
  location: FindingLocation
  details?: Details
}

/** A hint that only all stories together give, with its story; undefined for one that is in no story. */
export type DelayedHint = { story: { id: number; fullSlug: string } | undefined; hint: Hint }

/** One thing to put in order, for people and for programs. */
export type Finding = {
  code: FindingCode
  severity: Severity
  /** Undefined for a block of the space that no story contains. */
  storyId?: number | undefined
  /** Empty for a finding in no story. */
  fullSlug: string
  path: string
  /** The path for people, in English; absent where it is no field. */
  labels?: readonly string[] | undefined
  /** Its block and field, by which an editor opens them. */
  uid?: string | undefined
  field?: string | undefined
  /** Code of the language version; undefined is the default language. */
  language?: string | undefined
  /** Fill the placeholders of the sentence with the remedy (`describe-finding.ts`). */
  details: Details
  /** Address that opens the story in the editor, with the field named; the space for a finding in no story. */
  editorUrl: string
}
