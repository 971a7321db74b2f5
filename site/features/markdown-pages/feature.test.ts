import { expect, test } from 'vitest'
import { markdownPagesPages } from './pages.ts'

test('every page names its Markdown, with the number of the page', () => {
  const pathsOf = (address: string) =>
    markdownPagesPages.headLinks.map(({ pathOf }) => pathOf({ route: 'products', locale: 'es', address }))
  expect([pathsOf('/'), pathsOf('/productos?page=2')]).toEqual([['/index.md'], ['/productos.md?page=2']])
})
