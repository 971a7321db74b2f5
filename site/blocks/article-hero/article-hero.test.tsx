import { cleanup, render, screen } from '@testing-library/react'
import type { ArticleHero } from 'component-schemas/blocks/article-hero/schema.ts'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { afterEach, expect, test } from 'vitest'
import { ArticleHeroBlock } from './article-hero.tsx'

afterEach(cleanup)

const example = resolvedExamples().find(({ block }) => block.component === 'article_hero')?.block as ArticleHero
const context = { locale: 'es-ES', isEditor: false }

test('an article that opens the page carries its h1 and fetches its picture at once', () => {
  const { container } = render(<ArticleHeroBlock block={example} context={context} level={1} />)
  expect(screen.getByRole('heading', { level: 1, name: example.title })).toBeTruthy()
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager')
})

test('subjects are a list, and author and day stand together', () => {
  const { container } = render(<ArticleHeroBlock block={example} context={context} level={2} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Oficio', 'Medición'])
  expect(screen.getByText('Banco de pruebas').parentElement?.textContent).toContain('30 de septiembre de 2026')
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-09-30')
})

test('what an editor left empty leaves no trace', () => {
  const bare = { ...example, tags: [], teaser: undefined, author: undefined, date: undefined, image: undefined }
  const { container } = render(<ArticleHeroBlock block={bare} context={context} level={2} />)
  expect(container.querySelectorAll('ul, p, img, time')).toHaveLength(0)
})
