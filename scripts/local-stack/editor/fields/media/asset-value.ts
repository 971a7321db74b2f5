import { isObject } from '../../../is-object.ts'
import type { WireAsset } from '../../services/wire-asset.ts'

/** A file as a field stores it (Storyblok docs, asset field). */
export type AssetValue = {
  fieldtype: 'asset'
  id: number | null
  filename: string
  alt: string
  name: string
  title: string
  copyright: string
  source: string
  focus: string
  meta_data: Record<string, unknown>
  is_external_url?: boolean
} & Record<string, unknown>

/** The value of a field after its file was removed. */
export const noAsset: AssetValue = {
  fieldtype: 'asset',
  id: null,
  filename: '',
  alt: '',
  name: '',
  title: '',
  copyright: '',
  source: '',
  focus: '',
  meta_data: {},
}

/** The stored file, or undefined when there is none; the vendor's unknown keys stay. */
export function assetValueOf(value: unknown): AssetValue | undefined {
  if (!isObject(value) || typeof value['filename'] !== 'string' || value['filename'] === '') return undefined
  const stored = value
  const words = Object.fromEntries(
    ['alt', 'name', 'title', 'copyright', 'source', 'focus'].map((key) => [
      key,
      typeof stored[key] === 'string' ? stored[key] : '',
    ]),
  )
  const meta = typeof stored['meta_data'] === 'object' ? stored['meta_data'] : {}
  return { ...noAsset, ...stored, ...words, fieldtype: 'asset', meta_data: { ...meta } }
}

/**
 * An asset of the library as a field stores it. Its texts and its focal point stay in the library, which every block follows; the texts
 * that an editor writes into the field are for this place alone.
 */
export function assetValueFrom({ id, filename }: WireAsset): AssetValue {
  return { ...noAsset, id, filename, is_external_url: false }
}

/** An asset with the library's texts, for a plugin: its value does not follow the library. */
export function assetCopyFrom(asset: WireAsset): AssetValue {
  const { alt, title, copyright, source, focus, meta_data: meta } = asset
  const texts = { alt: alt ?? '', title: title ?? '', copyright: copyright ?? '', source: source ?? '' }
  return { ...assetValueFrom(asset), ...texts, focus: focus ?? '', meta_data: { ...meta } }
}

/** An external file. */
export function assetValueAt(address: string): AssetValue {
  return { ...noAsset, filename: address, is_external_url: true }
}

export type AssetWord = 'alt' | 'title' | 'copyright' | 'source'

/** Metadata of a file in a language: other languages are stored in `meta_data` under `<word>__i18n__<code>`. */
export function assetWordOf(asset: AssetValue, word: AssetWord, language: string): string {
  if (language === '') return asset[word]
  const translated = asset.meta_data[translationKey(word, language)]
  return typeof translated === 'string' ? translated : ''
}

/** The file with other metadata in a language; an empty text of another language removes its key. */
export function assetWithWord(
  asset: AssetValue,
  { word, language }: { word: AssetWord; language: string },
  text: string,
): AssetValue {
  if (language === '') return { ...asset, [word]: text }
  const { [translationKey(word, language)]: _, ...others } = asset.meta_data
  return { ...asset, meta_data: text === '' ? others : { ...others, [translationKey(word, language)]: text } }
}

/** The library's text of a file in a language, else in the default one. */
export function libraryWordOf(asset: WireAsset, word: AssetWord, language: string): string {
  const translated = language === '' ? undefined : asset.meta_data?.[translationKey(word, language)]
  return typeof translated === 'string' && translated !== '' ? translated : (asset[word] ?? '')
}

export function translationKey(word: AssetWord, language: string): string {
  return `${word}__i18n__${language.replaceAll('-', '_')}`
}
