import { isDeepStrictEqual } from 'node:util'
import { isObject } from 'component-schemas/parse/is-object.ts'
import { isEmpty, languageMark as mark, type StoredBlock } from '../plan/risk.ts'

/** One value of a story that a migration changes. */
export type ContentChange = {
  /** Path of the value: `body.0.items.2.heading`. */
  path: string
  /** Code of the language, `default` for the space's own. */
  language: string
  from: unknown
  to: unknown
}

/** Every value in which two contents differ. */
export function listChanges(from: unknown, to: unknown, path = ''): ContentChange[] {
  if (from === to || isDeepStrictEqual(from, to)) return []
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return from.flatMap((item, at) => listChanges(item, to[at], joined(path, String(at))))
  if (!isObject(from) || !isObject(to)) return [{ ...placeOf(path), from, to }]
  const keys = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...keys].flatMap((key) => listChanges(from[key], to[key], joined(path, key)))
}

function placeOf(path: string): Pick<ContentChange, 'path' | 'language'> {
  const at = path.lastIndexOf(mark)
  return at < 0 ? { path, language: 'default' } : { path: path.slice(0, at), language: path.slice(at + mark.length) }
}

/**
 * Languages in which the texts of a page change: the set of its values in that language differs, regardless of field
 * names. A field that is renamed or copied changes no page.
 */
export function languagesShowing(from: StoredBlock, to: StoredBlock, languages: readonly string[]): string[] {
  return ['default', ...languages].filter(
    (language) => !isDeepStrictEqual(valuesShown(from, language), valuesShown(to, language)),
  )
}

/** The values a page has in a language: its own, else those of the default language; sorted, without the names of fields. */
function valuesShown(value: unknown, language: string): string[] {
  const values: string[] = []
  const visit = (inner: unknown): void => {
    if (Array.isArray(inner)) return inner.forEach(visit)
    if (!isObject(inner)) return void (isEmpty(inner) ? undefined : values.push(JSON.stringify(inner)))
    const suffix = mark + language.replaceAll('-', '_')
    for (const [key, own] of Object.entries(inner))
      if (!key.includes(mark)) visit(isEmpty(inner[key + suffix]) ? own : inner[key + suffix])
    for (const [key, own] of Object.entries(inner))
      if (key.endsWith(suffix) && !(key.slice(0, -suffix.length) in inner)) visit(own)
  }
  visit(value)
  return [...new Set(values)].toSorted()
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
