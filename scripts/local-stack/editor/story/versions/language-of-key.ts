import type { WireComponent } from '../../services/wire-component.ts'

const mark = '__i18n__'

/** The name of the field that a stored key belongs to. */
export function fieldOfKey(key: string): string {
  return key.split(mark)[0] ?? key
}

/**
 * The language to which a stored key belongs: a code, empty for the default language, undefined for a field with one value for all
 * languages (Storyblok docs, field-level translation).
 */
export function languageOfKey(key: string, schema: WireComponent['schema']): string | undefined {
  const [name = key, suffix] = key.split(mark)
  if (suffix !== undefined) return suffix.replaceAll('_', '-')
  return schema[name]?.translatable === true ? '' : undefined
}
