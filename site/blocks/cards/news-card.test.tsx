import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import type { NewsCard as News } from 'component-schemas/cards/resolved-data.ts'
import { afterEach, expect, test } from 'vitest'
import { NewsCard } from './news-card.tsx'

afterEach(cleanup)

const story: News = {
  uuid: 'u-1',
  title: 'Una llave de 1912',
  date: '2026-01-01T00:00:00.000Z',
  channel: 'press-release',
  href: '/noticias/una-llave',
}

function mount(news: News, locale = 'es-ES') {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <NewsCard news={news} level={3} context={{ locale, isEditor: false }} />
    </I18nProvider>,
  )
}

test('a story with a page leads to it, and its title is the whole name of the link', () => {
  mount(story)
  expect(screen.getByRole('link', { name: 'Una llave de 1912' }).getAttribute('href')).toBe('/noticias/una-llave')
})

test('a story without a page is shown without a link', () => {
  mount({ ...story, href: undefined })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: 'Una llave de 1912' })).toBeTruthy()
})

test.each([
  ['es-ES', '1 de enero de 2026'],
  ['de-DE', '1. Januar 2026'],
  ['ru-RU', '1 января 2026 г.'],
])('the day is written as readers of %s write it, and is the day of UTC', (locale, words) => {
  const { container } = mount(story, locale)
  const time = container.querySelector('time')
  expect(time?.textContent).toBe(words)
  expect(time?.getAttribute('datetime')).toBe('2026-01-01')
})

test('the channel says who is speaking', () => {
  mount({ ...story, channel: 'news-about-us' })
  expect(screen.getByText('About us')).toBeTruthy()
  cleanup()
  mount(story)
  expect(screen.getByText('Press release')).toBeTruthy()
})
