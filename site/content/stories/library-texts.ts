import { isObject } from 'component-schemas/parse/is-object.ts'
import { fallbackLocales, sourceLocale } from '#site/routing/locales.ts'

/** Parameter of a request whose body gets the texts of the library (Storyblok docs, `resolve_assets`). */
export const libraryParams = { resolve_assets: 1 } as const

type Json = Readonly<Record<string, unknown>>

const words = ['alt', 'title', 'copyright'] as const

/**
 * A body of stories in which a file without a text of its own has that of the library, in the language of the body, else in one
 * that replaces it; and the library's focus. What an editor writes into the field wins.
 * @param body with `assets`, which the service adds; a body without them stays as it is
 * @param language the vendor's code of the request
 */
export function withLibraryTexts(body: unknown, language: string): unknown {
  if (!isObject(body) || !Array.isArray(body['assets']) || body['assets'].length === 0) return body
  const library = new Map(body['assets'].filter(isObject).map((asset) => [asset['id'], asset]))
  const { assets: _, ...rest } = body
  return filled(rest, { library, languages: language === 'default' ? [] : [...new Set([language, ...replacing])] })
}

const replacing = fallbackLocales.filter((one) => one !== sourceLocale)

type Library = { library: ReadonlyMap<unknown, Json>; languages: readonly string[] }

/** The same object where nothing was filled in. */
function filled(value: unknown, from: Library): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => filled(item, from))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isObject(value)) return value
  if (value['fieldtype'] === 'asset') return filledAsset(value, from)
  const entries = Object.entries(value).map(([key, inner]) => [key, filled(inner, from)] as const)
  return entries.every(([key, inner]) => inner === value[key]) ? value : Object.fromEntries(entries)
}

function filledAsset(field: Json, { library, languages }: Library): Json {
  const asset = library.get(field['id'])
  if (!asset) return field
  const meta = isObject(asset['meta_data']) ? asset['meta_data'] : {}
  const texts = words.flatMap((word) => {
    if (field[word]) return []
    const text = languages.map((one) => meta[`${word}__i18n__${one}`]).find(Boolean) ?? asset[word]
    return text ? [[word, text] as const] : []
  })
  const focus = !field['focus'] && asset['focus'] ? [['focus', asset['focus']] as const] : []
  return texts.length + focus.length === 0 ? field : { ...field, ...Object.fromEntries([...texts, ...focus]) }
}
