import type { LocaleCode } from './locales.ts'
import type { PathPattern } from './path-pattern.ts'
import type { RouteSegment } from './segments/route-segments.ts'
import type { ExtranetTemplate, PublicTemplate, TemplateName } from './templates.ts'
import type { ValidatorName } from './validator-name.ts'

/** Product specification, section 2: the seven layouts. */
export type LayoutName =
  | 'custom-landing-pages'
  | 'default'
  | 'empty'
  | 'extranet'
  | 'extranet-with-prefooter'
  | 'simple-landing'
  | 'with-prefooter'

/** Product specification, section 6: the guards of a route. */
export type GuardName = 'auth' | 'check-landing-page'

/** A part of an address: a word of the table, a word before a product line, or a parameter. */
export type Segment = RouteSegment | `${RouteSegment}{product}` | `:${string}`

/** A row as it is written; what is left out follows from the template. */
export type RouteRow = {
  name: string
  segments: readonly Segment[]
  /** The page one level up; its parameters are among those of the row. */
  parent?: string
  template?: PublicTemplate | ExtranetTemplate
  guards?: readonly GuardName[]
  validate?: ValidatorName
  layout?: LayoutName
  /** Locales that have the route; without it, all nine. */
  locales?: readonly LocaleCode[]
  /** Address of the story, where it is not the Spanish path below the shared folder. */
  story?: string
}

export type Route = {
  /** Without the locale suffix; `routeName` adds it. */
  name: string
  /** Extranet pages need a login (product specification, section 6). */
  access: 'public' | 'extranet'
  layout: LayoutName
  template: TemplateName
  guards: readonly GuardName[]
  validate: ValidatorName | undefined
  /** Name of the page one level up, for breadcrumbs and for the language switch where a page has no other language. */
  parent: string | undefined
  /** Whether the page is the same in every market; of any other one a country may have its own. */
  isShared: boolean
  /** Address of the story all markets share, in the default language; parameters are those of the path. */
  story: PathPattern
  /** Path without a locale prefix; undefined where the locale does not have the route. */
  path: Readonly<Record<LocaleCode, PathPattern | undefined>>
}
