import type { PreFooter } from 'component-schemas/blocks/pre-footer/schema.ts'
import { expect, test } from 'vitest'
import type { PageContent } from '#site/page-kinds/registry.ts'
import { layoutOf } from './layout-of.ts'

const invitation: PreFooter = {
  component: 'pre_footer',
  _uid: 'a',
  title: 'Write to us',
  theme: 'paper',
  spacing: 'medium',
}
const other = { component: 'unsupported', _uid: 'b', name: 'hologram', reason: 'No such block.' } as const

function page(body: readonly unknown[]): PageContent {
  return { template: 'generic', story: { content: {} }, body } as PageContent
}

test('a page that ends in its own invitation goes without the one of the site', () => {
  expect(layoutOf({ layout: 'with-prefooter' }, page([other, invitation]))).toBe('default')
})

test('an invitation elsewhere in the page changes nothing', () => {
  expect(layoutOf({ layout: 'with-prefooter' }, page([invitation, other]))).toBe('with-prefooter')
  expect(layoutOf({ layout: 'with-prefooter' }, page([]))).toBe('with-prefooter')
})

test('a layout without an invitation stays as it is', () => {
  expect(layoutOf({ layout: 'empty' }, page([invitation]))).toBe('empty')
})

test('a page whose template has no blocks keeps the layout of its route', () => {
  expect(
    layoutOf({ layout: 'with-prefooter' }, { template: 'product-detail', story: { content: {} } } as PageContent),
  ).toBe('with-prefooter')
})

test.each(['default', 'simple-landing', 'custom-landing-pages', 'empty'] as const)(
  'the layout %s that an editor chose goes before the route’s',
  (layout) => {
    const chosen = { ...page([]), story: { content: { layout } } } as PageContent
    expect(layoutOf({ layout: 'with-prefooter' }, chosen)).toBe(layout)
  },
)

test.each(['with-prefooter', 'extranet', 'extranet-with-prefooter', 'wide'])(
  'the layout %s is no choice for a landing',
  (layout) => {
    const chosen = { ...page([]), story: { content: { layout } } } as PageContent
    expect(layoutOf({ layout: 'simple-landing' }, chosen)).toBe('simple-landing')
  },
)
