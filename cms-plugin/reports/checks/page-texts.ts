import type { Block } from 'component-schemas/schema/define-block.ts'
import type { Blocks, FieldLocation } from '../content/walk-content.ts'

/** Name of the field in which every kind of story with a page of its own keeps its words for search engines. */
const seoField = 'seo'

/** Texts of a page that replace a missing description, first one first; of a shop, its note or its address, of an agent the area. */
const descriptionFields = ['summary', 'teaser', 'subtitle', 'note', 'area', 'street']

export type PageText = 'title' | 'description'

/** True for content of a kind that has a page of its own: one with words for search engines. */
export function hasPage(content: Readonly<Record<string, unknown>>, blocks: Blocks): boolean {
  return Object.hasOwn(contentTypeOf(content, blocks)?.fields ?? {}, seoField)
}

function contentTypeOf(content: Readonly<Record<string, unknown>>, blocks: Blocks): Block | undefined {
  const { component } = content
  const block = typeof component === 'string' ? blocks.get(component) : undefined
  return block?.isContentType ? block : undefined
}

/** The fields a page's title or description is taken from, first one first; only those that the story's kind has. */
export function sourcesOf(kind: PageText, content: Readonly<Record<string, unknown>>, blocks: Blocks): string[] {
  const type = contentTypeOf(content, blocks)
  const own = kind === 'title' ? [type?.previewField ?? 'title'] : descriptionFields
  return [`${seoField}[0].${kind}`, ...own.filter((name) => Object.hasOwn(type?.fields ?? {}, name))]
}

/** Whether an editor has hidden the page from search engines. */
export function isHidden(fields: readonly FieldLocation[]): boolean {
  return fields.some(({ path, value }) => path === `${seoField}[0].noindex` && value === true)
}

/** The text that counts, and the field that contains it. `isOwn` is false when a language shows the default one's. */
export type EffectiveText = { fieldLocation: FieldLocation; words: string; isOwn: boolean }

/** The title or description that visitors of a language meet: the first filled source, in the language or the default. */
export function effectiveText(
  sources: readonly string[],
  fields: ReadonlyMap<string, FieldLocation>,
  language: string | undefined,
): EffectiveText | undefined {
  for (const source of sources) {
    const fieldLocation = fields.get(source)
    if (!fieldLocation) continue
    const translated = language === undefined ? '' : wordsIn(fieldLocation.translations.get(language))
    const words = translated || wordsIn(fieldLocation.value)
    if (words !== '') return { fieldLocation, words, isOwn: language === undefined || translated !== '' }
  }
  return undefined
}

/** A text in one line, without spaces around it; empty for anything else. */
export function wordsIn(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
}
