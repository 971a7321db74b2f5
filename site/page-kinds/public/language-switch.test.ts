import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { languageSwitch } from './language-switch.ts'

const siteContext = { market: markets.base, locale: 'es' } as const
const page = [
  { locale: 'es', href: '/productos' },
  { locale: 'en', href: '/en/products' },
] as const
const query = { 'key-type': ['flat'], kind: ['key_blank', 'tool'] }

function hrefs(chosen: NonNullable<Parameters<typeof languageSwitch>[2]>['chosen']): Record<string, string> {
  const switched = languageSwitch(siteContext, page, { chosen })
  return Object.fromEntries(switched.map(({ locale, href }) => [locale, href]))
}

test('a list keeps what was chosen in it, in the languages in which it is published', () => {
  const { en, de } = hrefs({ template: 'product-listing', query })
  expect([en, de]).toEqual(['/en/products?key-type=flat&kind=key_blank&kind=tool', '/de'])
})

test('a page without a list, which is cached without parameters, leads to plain addresses', () => {
  expect(hrefs({ template: 'product-detail', query })['en']).toBe('/en/products')
})
