import type { FindingCode } from 'cms-plugin/reports/finding-rows.ts'
import type { Severity } from 'cms-plugin/reports/severity.ts'

/** The words of the app's own page; what a finding says, `sayFinding` puts into words. */
export type AppMessages = {
  heading: string
  signedIn: (name: string, stories: number) => string
  space: string
  nothing: string
  what: string
  severity: string
  count: string
  noPage: string
  unpublished: string
  /** Beside an address at which a story is read in another language than asked for. */
  shows: (language: string) => string
  inStory: string
  /** When the space was read. */
  readAt: (time: string) => string
  /** Shown when a story was changed since. */
  outdated: string
  readAgain: string
  language: string
  anyLanguage: string
  defaultLanguage: string
  all: (count: number) => string
  more: (count: number) => string
  schema: string
  severities: Readonly<Record<Severity, string>>
  codes: Readonly<Record<FindingCode, string>>
}
