import type { WireField } from '../../services/wire-component.ts'

/**
 * The key that stores a field's value in a language: the field's name, or `<name>__i18n__<code>` for a translatable
 * field in a language other than the default (Storyblok docs, field-level translation).
 * @param language empty for the default language
 */
export function fieldKeyFor(name: string, field: Pick<WireField, 'translatable'>, language: string): string {
  return language === '' || field.translatable !== true ? name : `${name}__i18n__${language.replaceAll('-', '_')}`
}
