/**
 * The language in which dates are written. Plain `en` would mean American ones; the site's English is British.
 * @param locale BCP 47 tag
 */
export function formatTag(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}
