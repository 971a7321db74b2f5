import type { ContentContext } from '../store/content-context.ts'
import { type Layer, layers } from './query/layer.ts'
import type { ParsedQuery } from './query/parse-query.ts'
import { type ReleaseLayers, releaseLayersFor } from './query/release-layers.ts'
import type { Shaping } from './query/shaping-parameters.ts'
import type { SpaceDetails } from './structure/space-details.ts'

/** One request with its token, parameters and language read: the input of an endpoint. */
export type DeliveryCall = {
  context: ContentContext
  spaceId: number
  query: ParsedQuery
  shaping: Shaping
  layer: Layer
  /** The parts of the layer when it is that of a release. */
  release: ReleaseLayers | undefined
  /** The language of the response; undefined for the default one. */
  language: string | undefined
  /** The same with its fallback, as content keys are written. */
  languageKeys: readonly string[]
  untranslatable: (component: string) => ReadonlySet<string>
  page: number
  /** Cache version of the space, in unix seconds. */
  cv: number
}

/**
 * Combines a parsed request with the languages and translatable fields of the space.
 * @throws DeliveryRefusal for a release that cannot be read
 */
export function toCall(
  context: ContentContext,
  query: ParsedQuery,
  read: { shaping: Shaping; details: SpaceDetails; cv: number },
): DeliveryCall {
  const { shaping, details, cv } = read
  const language = details.languages.find((code) => code === shaping.language)
  const release = releaseLayersFor(context.store, shaping)
  const fallback = details.languages.find((code) => code === shaping.fallback_lang)
  return {
    context,
    spaceId: context.spaceId,
    query,
    shaping,
    layer: release?.whole ?? layers[shaping.version ?? 'published'],
    release,
    language,
    languageKeys: language === undefined ? [] : [language, ...(fallback ? [fallback] : [])].map(toKey),
    untranslatable: details.untranslatable,
    page: shaping.page ?? 1,
    cv,
  }
}

/** Content keys write `es_co` for the language `es-co` (Storyblok docs, filter queries with field-level translation). */
function toKey(language: string): string {
  return language.replaceAll('-', '_')
}

/** Page size of a list, bounded by the endpoint's limit; 25 by default. */
export function perPageOf(call: DeliveryCall, max: number): number {
  return Math.min(call.shaping.per_page ?? 25, max)
}
