import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageViews } from './page-views.ts'

const page = window as { dataLayer?: unknown[] }
beforeEach(() => {
  vi.useFakeTimers()
  delete page.dataLayer
  history.replaceState(null, '', '/productos')
  document.title = 'Productos'
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

const view = (path: string, title: string, previous?: string) => ({
  event: 'page_view',
  page_location: new URL(path, window.location.origin).href,
  page_referrer: previous,
  page_title: title,
})

test('sends one event per page, 160 ms after it has finished, with the previous address', () => {
  const views = pageViews('https://elsewhere.example/')
  views.finish()
  vi.advanceTimersByTime(159)
  expect(page.dataLayer).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(page.dataLayer).toEqual([view('/productos', 'Productos', 'https://elsewhere.example/')])
  vi.advanceTimersByTime(10_000)
  expect(page.dataLayer).toHaveLength(1)
})

test('the title is the one that stands when the event is sent', () => {
  const views = pageViews('')
  views.finish()
  document.title = 'NOR-1R'
  vi.advanceTimersByTime(160)
  expect(page.dataLayer).toEqual([view('/productos', 'NOR-1R')])
})

test('a title that comes late is waited for, but not for ever', () => {
  const views = pageViews(undefined)
  document.title = ''
  views.finish()
  vi.advanceTimersByTime(200)
  expect(page.dataLayer).toBeUndefined()
  document.title = 'NOR-1R'
  vi.advanceTimersByTime(100)
  expect(page.dataLayer).toEqual([view('/productos', 'NOR-1R')])
  document.title = ''
  views.finish()
  vi.advanceTimersByTime(2000)
  expect(page.dataLayer).toHaveLength(2)
})

test('a page that is left sooner is published when it is left, with its own title', () => {
  const views = pageViews(undefined)
  views.finish()
  views.flush()
  history.pushState(null, '', '/noticias')
  document.title = 'Noticias'
  views.finish()
  vi.advanceTimersByTime(160)
  views.flush()
  const { href } = new URL('/productos', window.location.origin)
  expect(page.dataLayer).toEqual([view('/productos', 'Productos'), view('/noticias', 'Noticias', href)])
})
