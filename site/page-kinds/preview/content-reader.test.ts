import { bodyBlocksOf, parseStoryContent } from 'component-schemas/parse/parse-content.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import { contentTypes } from 'component-schemas/schema/registry.ts'
import { describe, expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { contentReader } from './content-reader.ts'
import { readContent } from './edit-page.ts'

const siteContext = { market: markets.base, locale: 'es' } as const
const hero = { ...blockExamples.slim_hero.typical, _uid: 'hero', title: 'A' }
const examples = Object.entries(blockExamples).map(([name, { typical }]) => ({ ...typical, _uid: name }))
const link = { fieldtype: 'multilink', linktype: 'story', story: { full_slug: 'global/empresa' }, anchor: 'a b' }

/** As a message brings it: all of it new objects. */
const page = (...body: unknown[]): unknown => structuredClone({ component: 'page', _uid: 'page', title: 'P', body })
const edited = (title: string) => page({ ...hero, title }, ...examples)

function bodyOf(read: ReturnType<typeof readContent>): readonly unknown[] {
  if (!('content' in read) || !('body' in read.content) || !Array.isArray(read.content.body)) throw new Error('no body')
  return read.content.body
}

describe('the reader of a story under an editor’s hands', () => {
  test('gives back every block as it was but the one that was edited', () => {
    const read = contentReader(siteContext)
    const [, ...before] = bodyOf(read(edited('A')))
    const [first, ...after] = bodyOf(read(edited('B')))
    expect(first).toMatchObject({ title: 'B' })
    expect(after.map((block, index) => block === before[index])).toEqual(examples.map(() => true))
  })

  test('knows a block again after it was moved, and after another was put before it', () => {
    const read = contentReader(siteContext)
    const before = bodyOf(read(page(hero, ...examples)))
    const moved = bodyOf(read(page(...examples, hero)))
    expect(moved.at(-1)).toBe(before[0])
    expect(bodyOf(read(page({ ...hero, _uid: 'new' }, ...examples, hero))).slice(1)).toEqual(moved)
    expect(new Set([...before, ...moved]).size).toBe(before.length)
  })

  test('is at the right state after fifty edits of words, order and number of blocks', () => {
    const read = contentReader(siteContext)
    for (let edit = 0; edit < 50; edit += 1) {
      const turned = [...examples.slice(edit % 7), ...examples.slice(0, edit % 5)]
      const wire = page({ ...hero, title: `Letra ${edit}` }, { ...hero, _uid: 'linked', cta: link }, ...turned)
      expect(read(wire)).toEqual(readContent(structuredClone(wire), siteContext))
    }
  })

  test.each([
    ['a block that breaks and is mended', [page(hero), page({ ...hero, title: '' }), page(hero)]],
    ['items that are no blocks', [page('x', null, 7, {}, [hero]), page(null, 'x')]],
    ['an unknown block', [page({ component: 'hologram', _uid: 'h' }), page(hero)]],
    ['a page without its title', [page(hero), { component: 'page', _uid: 'page', body: [hero] }]],
    ['a body that is none', [page(hero), { component: 'page', _uid: 'p', title: 'P', body: 'x' }]],
    ['no body', [{ component: 'page', _uid: 'p', title: 'P' }]],
    ['a body of rich text', [{ component: 'bulletin', body: { type: 'doc', content: [] } }, { component: 'bulletin' }]],
    ['another kind of story', [page(hero), { component: 'redirect', _uid: 'r' }, { component: 'hologram' }]],
    ['no story', [page(hero), null, 'x', [], page(hero)]],
  ])('reads as a new reader does: %s', (_, wires) => {
    const read = contentReader(siteContext)
    for (const wire of wires) expect(read(wire)).toEqual(readContent(wire, siteContext))
  })
})

test('the body of every kind of story that holds blocks keeps a broken one in its place', () => {
  const kinds = contentTypes.filter(({ name }) => bodyBlocksOf(name))
  expect(kinds.map(({ name }) => name)).toContain('page')
  for (const { name, fields } of kinds) {
    const body: unknown = 'body' in fields && fields.body.schema.parse([{}, hero])
    expect([name, body]).toMatchObject([name, [{ component: 'unsupported' }, { component: 'slim_hero' }]])
  }
  expect(bodyBlocksOf('bulletin')).toBeUndefined()
  expect(parseStoryContent({ component: 'page', title: 'P' })).toMatchObject({ body: [] })
})
