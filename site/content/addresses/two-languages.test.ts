import { expect, test, vi } from 'vitest'
import { localeCookieFor, localeOfVisit } from '#site/routing/cookies/locale-cookie.ts'
import { readHosts } from '#site/routing/hosts/site-hosts.ts'
import { type Market, markets } from '#site/routing/markets.ts'
import { localeOf, matchPath } from '#site/routing/match-path.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { countryAddresses, countryFolders, foldersOf } from '#site/routing/stories/story-folders.ts'
import { webAlternates } from './page-alternates.ts'
import type { PageVersions } from './page-versions.ts'

/** A country with a second language, as Catalan beside Spanish in Spain; Portuguese takes its part, because the site has words of it. */
vi.mock('#site/routing/markets.ts', async (original) => {
  const real = await original<typeof import('#site/routing/markets.ts')>()
  Object.assign(real.markets.spain, { locales: ['es', 'pt'] })
  return real
})

const spain: Market = markets.spain
const story = (full_slug: string) => ({
  default_full_slug: full_slug,
  full_slug,
  translated_slugs: [],
  content: { component: 'page' },
})

test('the market keeps its own folder, before the shared one', () => {
  expect(spain.locales).toEqual(['es', 'pt'])
  expect(countryFolders).toEqual(['italy', 'spain', 'france', 'germany'])
  expect(foldersOf(spain)).toEqual(['spain', 'global'])
  expect(countryAddresses('global/productos')).toContain('spain/productos')
})

test('its first language has no prefix, the other has one, and the site remembers which was read', () => {
  expect([pathFor(routeNamed('home'), {}, { market: spain, locale: 'es' })]).toEqual(['/'])
  expect([pathFor(routeNamed('home'), {}, { market: spain, locale: 'pt' })]).toEqual(['/pt'])
  expect(matchPath('/pt/produtos', spain)?.locale).toBe('pt')
  expect([localeOf('/productos', spain).locale, matchPath('/fr', spain)]).toEqual(['es', undefined])
  expect(localeCookieFor(localeOfVisit('/pt', spain), undefined, spain)).toContain('i18n_redirected=pt')
})

test('both languages are named to search engines with the country', () => {
  const hosts = readHosts(
    '[{"host":"www.zarandal.example","market":"spain","website":"https://www.zarandal.example"}]',
    'https://www.zarandal.example',
  )
  const page = { ...story('spain/nuestra-calidad'), isHidden: false }
  const alternates = webAlternates({ spain: page, global: page } as unknown as PageVersions, spain, hosts)
  expect(alternates.map(({ hreflang }) => hreflang)).toContain('es-ES')
  for (const { hreflang } of alternates) expect(hreflang).toMatch(/^(?:es-ES|pt-ES|x-default)$/)
})
