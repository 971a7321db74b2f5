/**
 * A language by its name in the reader's one, with a capital as at the head of a row or on a button.
 * @param language BCP 47 tag of the language named
 * @param locale BCP 47 tag of the reader's language
 */
export function languageName(language: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
