import type { TranslatedSegment } from './segments/translated-segment.ts'
import type { Template } from './template.ts'
import type { ValidatorName } from './validator-name.ts'

/** A route of a feature; `routing/route.ts` says what each member means. Its words are checked where the table is built. */
export type FeatureRoute = {
  name: string
  segments: readonly string[]
  parent: string
  template?: string
  validate?: ValidatorName
}

/**
 * Another format of the pages of a template, such as a PDF: at the address of a page with an ending. No two formats have the same ending. The
 * response depends on the published story alone: a draft has none.
 */
export type PageFormat = {
  /** In lower case. */
  ending: `.${string}`
  template: string
  /** Folder of `site/app/[market]/[locale]` that renders it. */
  folder: string
  mediaType: string
}

/** The first segment of paths that only programs read. `site/proxy.ts` names it too, where the framework reads it before the code. */
export type ProgramFolder = {
  /** Also of `site/app`. */
  folder: string
  /** What metrics call it. */
  kind: string
  /** Besides GET and HEAD. */
  methods?: readonly string[]
  /** Whether the responses are texts that are cached like pages. */
  isCached: boolean
}

/**
 * What a feature, which the site can be without, adds to addresses, and what it needs. Its pages are in `site/features.pages.tsx`, its lists in
 * `site/features.lists.ts`.
 */
export type Feature = {
  /** Name of its folder. */
  name: string
  /** Names of the features that it imports. */
  needs: readonly string[]
  /** Content types and blocks of `component-schemas` that no other part of the site shows. */
  contentTypes: readonly string[]
  /** What parts of its addresses are called in each locale. */
  segments: Readonly<Record<string, TranslatedSegment>>
  templates: Readonly<Record<string, Template>>
  routes: readonly FeatureRoute[]
  /** Addresses besides the routes whose query is a key: never cached, and in no `Referer`. */
  keyedPaths?: readonly string[]
  /** Addresses besides the routes at which, and below which, a response depends on the person: never cached. */
  personalPaths?: readonly string[]
  programFolders?: readonly ProgramFolder[]
  formats?: readonly PageFormat[]
  /** Folders of `site/app` that are deleted with it. */
  appFolders?: readonly string[]
}

/** A row with the exact names that it adds, from which the types of routes, templates and segments follow. */
export function defineFeature<const Row extends Feature>(row: Row): Row {
  return row
}

/** The members of all parts, with their types; of no part, none. */
type Merged<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All extends object
    ? All
    : Record<never, never>
  : never

/** One object with the members of all parts; no two have the same name. */
export function merge<Part extends object>(parts: readonly Part[]): Merged<Part> {
  return Object.assign({}, ...parts) as Merged<Part>
}
