import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { parseBlock } from 'component-schemas/parse/parse-content.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import type { PageBlockName } from 'component-schemas/schema/registry.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type RenderableBlock, RenderBlocks } from './render-blocks.tsx'

/** The resolved data of a listing block without results. */
const emptyResolvedData: Readonly<Record<string, unknown>> = {
  product_hero: { product: undefined, categoryName: undefined },
  categories_sorting_auto: { categories: [] },
  categories_sorting_manual: { categories: [] },
  products_carousel: { products: [] },
  news_grid: { news: [] },
  news_carousel: { news: [] },
  pages_sorting: { pages: [] },
  downloadable_list: { folders: [] },
  custom_form: { form: undefined },
}

const damages: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['an object', { a: 1 }],
  ['an empty list', []],
  ['a list of rubbish', [null, 3, {}, { component: 'nothing' }]],
  ['a very long text', 'x'.repeat(50_000)],
]

const neighbour = { component: 'full_banner', _uid: 'neighbour', title: 'The neighbour' }

/** Markup of a page with a damaged block between two sound ones. */
function pageWith(wire: Readonly<Record<string, unknown>>): string {
  const blocks = [neighbour, wire, { ...neighbour, _uid: 'second' }].map((item) => {
    const block = parseBlock(item)
    const resolved = emptyResolvedData[block.component]
    return (resolved ? { ...block, resolved } : block) as RenderableBlock
  })
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RenderBlocks blocks={blocks} context={{ locale: 'en', isEditor: false }} />
    </I18nProvider>,
  )
}

const names = Object.keys(blockExamples) as PageBlockName[]

describe.each(names)('%s', (name) => {
  const { typical } = blockExamples[name]
  const fields = Object.keys(typical).filter((field) => field !== 'component' && field !== '_uid')

  test.each(fields)('with a damaged field "%s" leaves its neighbours intact', (field) => {
    for (const [, damage] of damages) {
      const page = pageWith({ ...typical, [field]: damage })
      expect(page.split('The neighbour')).toHaveLength(3)
    }
  })

  test('with an unknown field renders as before', () => {
    expect(pageWith({ ...typical, hologram: { a: 1 } })).toBe(pageWith(typical))
  })
})
