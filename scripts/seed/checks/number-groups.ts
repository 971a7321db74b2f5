import { type LocaleCode, locales } from 'site/routing/locales.ts'

/** Groups of three digits with a space between them; not in a telephone number, nor in the number of a standard. */
const spaced = /(?<![\d.,+\p{L}-]|\d |EN )([1-9]\d{0,2})([ \u00a0\u202f])(\d{3})(?![\d\p{L}]|[ -]\d)/gu

/** Numbers of a text that its language groups in another way: the interface writes `38.000` beside them. */
export function wrongGroups(text: string, locale: LocaleCode): string[] {
  const format = new Intl.NumberFormat(locales[locale].iso)
  return [...text.matchAll(spaced)].flatMap(([found, first, , last]) => {
    const right = format.format(Number(`${first}${last}`))
    return found === right ? [] : [`${found} is written ${right}`]
  })
}
