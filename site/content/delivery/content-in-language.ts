import type { LocaleCode } from '#site/routing/locales.ts'
import { languageOf, languageParams } from './content-language.ts'

/** Between the name of a field and the code of a language, in content as it is stored. */
const mark = '__i18n__'

/**
 * Content in one language, as the delivery API gives it: a field has its own text of the language, else the fallback's, else the
 * default one. The vendor does not document whether the visual editor sends stored content or content in the language of the preview:
 * content without keys of languages is what comes back.
 */
export function contentInLanguage<Content>(content: Content, locale: LocaleCode): Content {
  const { language, fallback_lang: fallback } = languageParams(languageOf(locale))
  const endings = [language, fallback].flatMap((code) => (code ? [`${mark}${code.replaceAll('-', '_')}`] : []))
  return chosen(content, endings) as Content
}

function chosen(value: unknown, endings: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => chosen(item, endings))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (typeof value !== 'object' || value === null) return value
  const stored = new Map<string, unknown>(Object.entries(value))
  const names = new Set([...stored.keys()].map((key) => key.split(mark)[0] ?? key))
  const entries = [...names].flatMap((name): [string, unknown][] => {
    const key = [...endings.map((ending) => name + ending), name].find((one) => isSet(stored.get(one)))
    return key === undefined && !stored.has(name) ? [] : [[name, chosen(stored.get(key ?? name), endings)]]
  })
  const isSame = stored.size === entries.length && entries.every(([name, inner]) => stored.get(name) === inner)
  return isSame ? value : Object.fromEntries(entries)
}

/** An empty translation is a missing one. */
function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
