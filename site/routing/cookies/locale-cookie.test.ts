import { describe, expect, test } from 'vitest'
import { markets } from '../markets.ts'
import { localeCookieFor, localeOfVisit, readLocaleCookie, rememberedLocale } from './locale-cookie.ts'

const set = (locale: string) => `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`

describe('the locale cookie', () => {
  test.each([
    ['/en/products', undefined, set('en')],
    ['/en/products', 'en', undefined],
    ['/productos', undefined, undefined],
    ['/productos', 'en', set('es')],
    ['/productos', 'nonsense', undefined],
    ['/es', undefined, undefined],
  ])('of a visit to %s with %s is %s', (path, cookie, expected) => {
    expect(localeCookieFor(localeOfVisit(path, markets.base), cookie, markets.base)).toBe(expected)
  })

  test('is not set by a market with one locale, nor by the root of the global market', () => {
    expect(localeOfVisit('/produkte', markets.germany)).toBeUndefined()
    expect(localeOfVisit('/', markets.global)).toBeUndefined()
    expect(localeCookieFor(undefined, 'en', markets.global)).toBeUndefined()
  })

  test.each([
    ['a=b; i18n_redirected=de; c=d', 'de'],
    ['xi18n_redirected=de', undefined],
    [undefined, undefined],
  ])('in the header %s is %s', (header, expected) => expect(readLocaleCookie(header)).toBe(expected))

  test('counts only where the market has the locale', () => {
    expect(rememberedLocale('ru', markets.global)).toBe('ru')
    expect(rememberedLocale('ru', markets.italy)).toBe('it')
    expect(rememberedLocale('__proto__', markets.global)).toBe('es')
  })
})
