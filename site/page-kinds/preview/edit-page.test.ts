import type { Page } from 'component-schemas/content-types/page/schema.ts'
import { blockExamples, resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { describe, expect, test } from 'vitest'
import type { PageContent } from '#site/page-kinds/registry.ts'
import { markets } from '#site/routing/markets.ts'
import { editedPage, needsServer, readContent } from './edit-page.ts'

const siteContext = { market: markets.base, locale: 'es' } as const
const hero = { ...blockExamples.slim_hero.minimal, _uid: 'hero', title: 'Uno' }
const carousel = { ...blockExamples.products_carousel.minimal, _uid: 'carousel' }
const wire = (...body: object[]) => ({ component: 'page', _uid: 'page', title: 'Página', body })

function contentOf(content: unknown): Page {
  const read = readContent(content, siteContext)
  if (!('content' in read)) throw new Error(read.reason)
  return read.content as Page
}

const resolved = resolvedExamples().flatMap(({ block }) =>
  block.component === 'products_carousel' ? [block.resolved] : [],
)[0]

/** A page as the server built it: its carousel has found its products. */
function built(content: Page): PageContent {
  const body = (content.body ?? []).map((block) =>
    block.component === 'products_carousel' ? { ...block, resolved } : block,
  )
  const story = { id: 1, uuid: 'u', name: 'n', address: 'global/pagina', alternates: [], content }
  return { template: 'generic', story, body } as unknown as PageContent
}

const bodyIn = (page: PageContent) => ('body' in page ? page.body : [])

describe('a page under an editor’s hands', () => {
  const page = built(contentOf(wire(hero, carousel)))

  test('shows new words at once and keeps what was found for its lists, without asking', () => {
    const content = contentOf(wire({ ...hero, title: 'Dos' }, carousel))
    const [first, second] = bodyIn(editedPage(page, content))
    expect(first).toMatchObject({ component: 'slim_hero', title: 'Dos' })
    expect(second).toMatchObject({ component: 'products_carousel', resolved })
    expect(needsServer(page, content)).toBe(false)
  })

  test('finds the lists of moved blocks again by their identity', () => {
    const [first, second] = bodyIn(editedPage(page, contentOf(wire(carousel, hero))))
    expect([first?.component, second?.component]).toEqual(['products_carousel', 'slim_hero'])
    expect(first).toMatchObject({ resolved })
  })

  test('keeps the object of a block and its list until one of them is another', () => {
    const content = contentOf(wire(hero, carousel))
    const [first, second] = bodyIn(editedPage(page, content))
    const again = bodyIn(editedPage({ ...page }, content))
    expect([again[0] === first, again[1] === second]).toEqual([true, true])
    const results = { ...resolved }
    const answer = {
      ...page,
      body: bodyIn(page).map((block) => ('resolved' in block ? { ...block, resolved: results } : block)),
    }
    const fresh = bodyIn(editedPage(answer as unknown as PageContent, content))[1]
    expect(fresh).not.toBe(second)
    expect(fresh && 'resolved' in fresh && fresh.resolved === results).toBe(true)
  })

  test('asks the server for another list, and for a new one, which waits until it is found', () => {
    expect(needsServer(page, contentOf(wire(hero, { ...carousel, limit: '3' })))).toBe(true)
    const content = contentOf(wire(hero, carousel, { ...carousel, _uid: 'another' }))
    expect(needsServer(page, content)).toBe(true)
    expect(bodyIn(editedPage(page, content))).toHaveLength(2)
  })

  test('asks the server where cards are made of its own words', () => {
    const detail = { ...page, template: 'news-detail', more: [] } as unknown as PageContent
    expect(needsServer(detail, contentOf({ ...wire(hero, carousel), title: 'Otra' }))).toBe(true)
    expect(needsServer(page, contentOf({ ...wire(hero, carousel), title: 'Otra' }))).toBe(false)
    expect(needsServer(page, contentOf({ ...wire(hero, carousel), template: 'landing' }))).toBe(true)
  })

  test('is named with its reason while it lacks what it must have', () => {
    expect(readContent({ component: 'page', _uid: 'page' }, siteContext)).toMatchObject({
      name: 'page',
      reason: expect.stringContaining('title'),
    })
    expect(readContent({ component: 'hologram', _uid: 'h' }, siteContext)).toMatchObject({ name: 'hologram' })
  })
})
