import { productLines } from 'component-schemas/datasources/product-line-datasources.ts'
import { localeCodes } from 'site/routing/locales.ts'
import { fillPattern, segmentsOf } from 'site/routing/path-pattern.ts'
import { routeTable } from 'site/routing/route-table.ts'
import { describe, expect, test } from 'vitest'
import { folderSlugs } from './folder-slugs.ts'
import { sourceFolders } from './source-folders.ts'

const paths = sourceFolders.map(({ path }) => path)
const lines = productLines.entries.map(({ value }) => value)

/** The folders of the stories of all routes, and those that are pages themselves. */
const requested = routeTable.flatMap(({ story }) => {
  const closed = story.parts.slice(
    0,
    story.parts.findIndex(({ kind }) => kind === 'param' || kind === 'rest'),
  )
  const whole = closed.length > 0 && story.parts.some(({ kind }) => kind === 'param' || kind === 'rest')
  return whole ? lines.map((product) => fillPattern({ text: story.text, parts: closed }, { product })) : []
})

describe('folders of the demo content', () => {
  test('every route with a slug finds the folder of its stories', () => {
    expect(requested.length).toBeGreaterThan(40)
    expect(requested.filter((folder) => !paths.includes(folder))).toEqual([])
  })

  test('lists a folder once, after its parent', () => {
    expect(new Set(paths).size).toBe(paths.length)
    for (const [index, path] of paths.entries()) {
      const outer = segmentsOf(path).slice(0, -1).join('/')
      expect(['', ...paths.slice(0, index)]).toContain(outer)
    }
  })

  test('the translated slugs of a folder form the address of its start page', () => {
    const pages = paths.flatMap((path) => {
      const [, ...steps] = segmentsOf(path)
      const route = steps.length > 0 && routeTable.find(({ path: own }) => own.es?.text === `/${steps.join('/')}`)
      return route ? [{ path, route }] : []
    })
    expect(pages.length).toBeGreaterThan(30)
    for (const { path, route } of pages) {
      for (const locale of localeCodes) {
        expect(segmentsOf(translated(path, locale)).slice(1)).toEqual(segmentsOf(route.path[locale]?.text ?? ''))
      }
    }
  })

  test('a product line is the same word in every language', () => {
    expect(folderSlugs('tiendas-llaves', routeTable)).toMatchObject({ en: 'shops-llaves', de: 'geschaefte-llaves' })
  })

  test('a folder without an address has none; the demo has no such folder', () => {
    expect(folderSlugs('cajon', routeTable)).toEqual({})
    const without = sourceFolders.filter(({ slugs }) => Object.keys(slugs).length === 0).map(({ path }) => path)
    expect(without.filter((path) => /^global\/[a-z]/.test(path))).toEqual([])
  })

  test('a country has no products, categories or resources of its own', () => {
    const own = paths.filter((path) => /^(italy|spain|france|germany)\//.test(path))
    expect(own).toContain('italy/eventos-y-noticias/comunicados-de-prensa')
    expect(own.filter((path) => /\/(productos|categorias|recursos)/.test(path))).toEqual([])
  })
})

function translated(path: string, locale: string): string {
  const steps = segmentsOf(path)
  const slugs = steps.map((step, index) => {
    const folder = sourceFolders.find((one) => one.path === steps.slice(0, index + 1).join('/'))
    return folder?.slugs[locale] ?? step
  })
  return slugs.join('/')
}
