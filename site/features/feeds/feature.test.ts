import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { isPageRequest, isTextRequest } from '#site/server/page-cache/request/cache-key.ts'
import { calendarLink } from './calendar-link.ts'
import { feedsPages } from './pages.ts'

test('an address below /feeds is a text that is cached, and no page', () => {
  const request = { method: 'GET', url: '/feeds/es/news.xml', headers: {} }
  expect([isTextRequest(request), isPageRequest(request)]).toEqual([true, false])
})

test('pages of news and events name what programs subscribe to, others nothing', () => {
  const typesOf = (route: string) =>
    feedsPages.headLinks.map(({ pathOf }) => pathOf({ route, locale: 'es', address: '/' }))
  expect(typesOf('home')).toEqual(['/feeds/es/news.xml', undefined])
  expect(typesOf('events')).toEqual([undefined, '/feeds/es/events.ics'])
  expect(typesOf('products')).toEqual([undefined, undefined])
})

test('an event at its own address leads to its calendar', () => {
  const pathOf = (path: string) => calendarLink.pathOf({ siteContext: { market: markets.base, locale: 'es' }, path })
  expect(pathOf('/eventos-y-noticias/eventos/feria')).toBe('/feeds/es/events/feria.ics')
  expect(pathOf('/productos')).toBeUndefined()
})
