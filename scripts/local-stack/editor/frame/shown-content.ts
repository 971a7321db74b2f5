import { isObject } from '../../is-object.ts'
import { isBlock } from '../story/find-block.ts'

/** Parameters of a draft for the page in the frame. */
export type ShownAs = {
  spaceId: number
  storyId: number
  /** Code of a language; empty for the default one. */
  language: string
  /** Code of the language in the place of the default one, for untranslated fields; empty for none. */
  fallback: string
  /** Fields of a component that its schema marks as not translatable. */
  isTranslatable: (component: string, field: string) => boolean
  /** Earlier results by input, valid while nothing else of this changes. */
  known: WeakMap<object, unknown>
}

const mark = '__i18n__'

/**
 * The draft as delivery would return it: translations replace their fields, keys of languages are removed, and every
 * block has the `_editable` comment of the bridge. Its four values are text: the bridge drops a comment with a number.
 */
export function shownContent(value: unknown, as: ShownAs): unknown {
  if (!Array.isArray(value) && !isObject(value)) return value
  const before = as.known.get(value)
  if (before !== undefined) return before
  const made = Array.isArray(value) ? value.map((entry) => shownContent(entry, as)) : shownObject(value, as)
  as.known.set(value, made)
  return made
}

function shownObject(value: Record<string, unknown>, as: ShownAs): unknown {
  const entries = Object.entries(translated(value, as)).map(([key, inner]): [string, unknown] => [
    key,
    shownContent(inner, as),
  ])
  const copy = Object.fromEntries(entries)
  return isBlock(value) ? { ...copy, _editable: editableMark(value.component, value._uid, as) } : copy
}

function translated(
  source: Record<string, unknown>,
  { language, fallback, isTranslatable }: ShownAs,
): Record<string, unknown> {
  const result = Object.fromEntries(Object.entries(source).filter(([key]) => !key.includes(mark)))
  if (language === '') return result
  for (const ending of [fallback, language].filter(Boolean).map(endingFor)) {
    for (const [key, value] of Object.entries(source)) {
      const field = key.slice(0, -ending.length)
      if (!key.endsWith(ending) || value === '' || value === null || value === undefined) continue
      if (typeof source['component'] === 'string' && !isTranslatable(source['component'], field)) continue
      result[field] = value
    }
  }
  return result
}

function endingFor(language: string): string {
  return `${mark}${language.replaceAll('-', '_')}`
}

function editableMark(name: string, uid: string, { spaceId, storyId }: ShownAs): string {
  return `<!--#storyblok#${JSON.stringify({ name, space: String(spaceId), uid, id: String(storyId) })}-->`
}
