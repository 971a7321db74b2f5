import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { newsResolved } from 'component-schemas/blocks/news-grid/examples.ts'
import { newsItem } from 'component-schemas/content-types/news-item/schema.ts'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { exampleAsset } from 'component-schemas/schema/example-values.ts'
import { afterEach, expect, test } from 'vitest'
import type { RenderableBlock } from '#site/blocks/render-blocks.tsx'
import { NewsDetail } from './news-detail.tsx'

afterEach(cleanup)

const story = newsItem.content.parse({
  component: 'news_item',
  _uid: 'n-1',
  channel: 'news-about-us',
  title: 'Una llave de 1912',
  date: '2026-10-14 00:00',
  author: 'Cuadernos',
  teaser: 'Se midió y se cortó en una tarde.',
  tags: 'Oficio',
  cover: exampleAsset('llave.webp', '1800x1200', 'Llave de paletón'),
  source: { fieldtype: 'multilink', linktype: 'url', url: 'https://cuadernos.example/1912' },
})
const body = resolvedExamples()
  .filter(({ block, example }) => block.component === 'full_banner' && example === 'typical')
  .map(({ block }) => block as RenderableBlock)
const breadcrumbs = [{ label: 'Inicio', href: '/' }, { label: 'Aquí' }]

function mount(news: typeof story, more = newsResolved.news) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <NewsDetail
          news={news}
          body={body}
          more={more}
          parts={[]}
          breadcrumbs={breadcrumbs}
          context={{ locale: 'es-ES', isEditor: false }}
        />
      </main>
    </I18nProvider>,
  )
}

test('a story has one h1, its own title, and no heading skips a level', () => {
  const { container } = mount(story)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Una llave de 1912')
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
})

test('a story renders without an accessibility mistake', async () => {
  const { container } = mount(story)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('who speaks and what about stand above the title', () => {
  mount(story)
  const [channel, subject] = screen.getAllByRole('listitem').slice(2)
  expect([channel?.textContent, subject?.textContent]).toEqual(['About us', 'Oficio'])
})

test('a story of others leads to where it first appeared, one of our own to nowhere else', () => {
  mount(story)
  const link = screen.getByRole('link', { name: 'Read it where it first appeared' })
  expect(link.getAttribute('href')).toBe('https://cuadernos.example/1912')
  cleanup()
  mount({ ...story, source: undefined })
  expect(screen.queryByRole('link', { name: 'Read it where it first appeared' })).toBeNull()
})

test('other stories follow, and their heading only with them', () => {
  mount(story)
  expect(screen.getByRole('heading', { level: 2, name: 'More news' })).toBeTruthy()
  cleanup()
  mount(story, [])
  expect(screen.queryByRole('heading', { name: 'More news' })).toBeNull()
})
