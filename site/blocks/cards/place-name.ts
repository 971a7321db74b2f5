/**
 * Town and country as readers of a language write them; undefined without either.
 * @param locale BCP 47 tag
 */
export function placeName(
  { city, country }: { city?: string | undefined; country?: string | undefined },
  locale: string,
): string | undefined {
  const parts = [city, country === undefined ? undefined : countryName(country, locale)]
  const known = parts.filter((part) => part !== undefined)
  return known.length > 0 ? known.join(', ') : undefined
}

/** A country by its ISO 3166 code; an unknown code stays as it is. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code
}
