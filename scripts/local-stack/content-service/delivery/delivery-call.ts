import type { ContentContext } from '../store/content-context.ts'
import { type Layer, layers } from './query/layer.ts'
import type { ParsedQuery } from './query/parse-query.ts'
import type { Shaping } from './query/shaping-parameters.ts'
import type { SpaceDetails } from './structure/space-details.ts'

/** One request after its token, its parameters and its language have been read: all that an endpoint needs to answer. */
export type DeliveryCall = {
  context: ContentContext
  spaceId: number
  query: ParsedQuery
  shaping: Shaping
  layer: Layer
  /** The language of the answer; undefined for the default one. */
  language: string | undefined
  /** The same with its fallback, as content keys are written. */
  languageKeys: readonly string[]
  untranslatable: (component: string) => ReadonlySet<string>
  page: number
  /** Cache version of the space, in unix seconds. */
  cv: number
}

/** Combines a parsed request with what the space says about languages and translatable fields. */
export function toCall(
  context: ContentContext,
  query: ParsedQuery,
  read: { shaping: Shaping; facts: SpaceDetails; cv: number },
): DeliveryCall {
  const { shaping, facts, cv } = read
  const language = facts.languages.find((code) => code === shaping.language)
  const fallback = facts.languages.find((code) => code === shaping.fallback_lang)
  return {
    context,
    spaceId: context.spaceId,
    query,
    shaping,
    layer: layers[shaping.version ?? 'published'],
    language,
    languageKeys: language === undefined ? [] : [language, ...(fallback ? [fallback] : [])].map(toKey),
    untranslatable: facts.untranslatable,
    page: shaping.page ?? 1,
    cv,
  }
}

/** Content keys write `es_co` for the language `es-co` (Storyblok docs, filter queries with field-level translation). */
function toKey(language: string): string {
  return language.replaceAll('-', '_')
}

/** Entries of one page of a list, bounded by what the endpoint allows; 25 unless asked. */
export function perPageOf(call: DeliveryCall, max: number): number {
  return Math.min(call.shaping.per_page ?? 25, max)
}
