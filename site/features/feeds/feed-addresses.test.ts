import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { calendarPath, eventCalendarPath, newsFeedPath, readFeed } from './feed-addresses.ts'

test('every address of a feed is read as what it shows', () => {
  expect(readFeed(newsFeedPath('de'), markets.base)).toEqual({ locale: 'de', shows: 'news' })
  expect(readFeed(calendarPath('es'), markets.spain)).toEqual({ locale: 'es', shows: 'events' })
  for (const slug of ['feria-2026', 'выставка']) {
    expect(readFeed(eventCalendarPath('ru', slug), markets.base)).toEqual({ locale: 'ru', shows: 'event', slug })
  }
})

test.each([
  ['/feeds/de/news.xml', 'italy'],
  ['/feeds/xx/news.xml', 'base'],
  ['/feeds/es/other.xml', 'base'],
  ['/feeds/es/events/.ics', 'base'],
  ['/feeds/es/events/a%2Fb.ics', 'base'],
  ['/feeds/es/events/%zz.ics', 'base'],
  ['/feeds/es/events/a/b.ics', 'base'],
  ['/feeds/es', 'base'],
] as const)('%s in %s is none', (path, market) => {
  expect(readFeed(path, markets[market])).toBeUndefined()
})
