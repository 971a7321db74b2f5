import { digestOf, ownTexts, sourceTexts, type TextsByField, type TranslatableFields } from './translation-texts.ts'

/** Digests of the source texts as they were when their translations were written, by `<uid>.<field>`. */
export type SourceDigests = Readonly<Record<string, string>>

export type TranslationState = {
  /** `outdated`: a source text changed since its translation was written. */
  state: 'missing' | 'draft' | 'published' | 'outdated'
  /** How many source texts have a translation. */
  translated: number
  total: number
  /** Keys `<uid>.<field>` of the translations whose source text changed. */
  outdated: string[]
  /** Whether visitors get any text in the language. */
  is_public: boolean
}

type Layers = { draft: unknown; published: unknown; sources: SourceDigests }

/** The state of a story's translation into a language. */
export function translationState(
  { draft, published, sources }: Layers,
  language: string,
  translatable: TranslatableFields,
): TranslationState {
  const source = sourceTexts(draft, translatable)
  const own = ownTexts(draft, language, translatable)
  const outdated = [...own.keys()].filter((key) => {
    const written = sources[key]
    return written !== undefined && written !== digestOf(source.get(key))
  })
  const translated = [...own.keys()].filter((key) => source.has(key)).length
  const seen = ownTexts(published, language, translatable)
  const state = stateOf({ own, outdated, isPublished: isSame(own, seen) })
  return { state, translated, total: source.size, outdated, is_public: seen.size > 0 }
}

function stateOf({
  own,
  outdated,
  isPublished,
}: {
  own: TextsByField
  outdated: readonly string[]
  isPublished: boolean
}) {
  if (own.size === 0) return 'missing'
  if (outdated.length > 0) return 'outdated'
  return isPublished ? 'published' : 'draft'
}

/**
 * The digests after the draft changed: a translation that was written now belongs to the source text of now. A translation without a
 * digest belongs to the source text of before.
 */
export function nextSources(
  change: { before: unknown; after: unknown; sources: SourceDigests },
  language: string,
  translatable: TranslatableFields,
): SourceDigests {
  const [own, ownBefore] = [change.after, change.before].map((content) => ownTexts(content, language, translatable))
  const [source, sourceBefore] = [change.after, change.before].map((content) => sourceTexts(content, translatable))
  const entries = [...(own ?? [])].map(([key, value]): [string, string] => {
    const isWritten = digestOf(ownBefore?.get(key)) !== digestOf(value)
    if (isWritten) return [key, digestOf(source?.get(key))]
    return [key, change.sources[key] ?? digestOf(sourceBefore?.get(key))]
  })
  return Object.fromEntries(entries)
}

/**
 * The source texts as they were when their outdated translations were written, by key; a text that no draft has any more is missing.
 * @param drafts earlier contents of the story, newest first; read no further than needed
 */
export function translatedFrom(
  { outdated, sources }: { outdated: readonly string[]; sources: SourceDigests },
  drafts: Iterable<unknown>,
  translatable: TranslatableFields,
): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const draft of drafts) {
    const missing = outdated.filter((key) => !(key in found))
    if (missing.length === 0) break
    const texts = sourceTexts(draft, translatable)
    for (const key of missing) if (digestOf(texts.get(key)) === sources[key]) found[key] = texts.get(key)
  }
  return found
}

/** The digests after a person confirmed that the translation fits the source texts. */
export function confirmedSources(draft: unknown, language: string, translatable: TranslatableFields): SourceDigests {
  const source = sourceTexts(draft, translatable)
  const keys = [...ownTexts(draft, language, translatable).keys()]
  return Object.fromEntries(keys.map((key) => [key, digestOf(source.get(key))]))
}

function isSame(left: TextsByField, right: TextsByField): boolean {
  return left.size === right.size && [...left].every(([key, value]) => digestOf(value) === digestOf(right.get(key)))
}
