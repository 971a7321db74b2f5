/**
 * Words as one list in a language: `a, b и c`, `a, b y c`. The `unit` type of `Intl.ListFormat` has no comma in Russian, where figures
 * such as `2 ч 5 мин` follow each other.
 * @param locale BCP 47 tag
 */
export function listText(words: Iterable<string>, locale: string): string {
  return listFormat(locale).format(words)
}

/** The same in parts, for words that are elements: `element` a word, `literal` the text between. */
export function listParts(words: Iterable<string>, locale: string): { type: 'element' | 'literal'; value: string }[] {
  return listFormat(locale).formatToParts(words)
}

function listFormat(locale: string): Intl.ListFormat {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })
}
