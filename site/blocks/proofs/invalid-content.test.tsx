import { parseBlock } from 'component-schemas/parse/parse-content.ts'
import { anyContent, blockNamed, isRequired } from 'component-schemas/proofs/block-content.fixture.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import type { Block } from 'component-schemas/schema/define-block.ts'
import type { WireBlock } from 'component-schemas/schema/example-values.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { proofRuns } from './proof-runs.fixture.ts'
import { drawable, htmlOf, pageOf, renderEverywhere } from './render-page.fixture.tsx'

// A property renders many pages; a busy machine is slow.
vi.setConfig({ testTimeout: 60_000 })

const neighbour = { ...blockExamples.full_banner.minimal, title: 'The neighbour' }

/** Values that no required field takes for content, whatever its kind. */
const rubbish = fc.constantFrom<unknown>(undefined, null, '', '   ', Number.NaN, {}, [], [{}], [null], {
  type: 'doc',
  content: [],
})

/** Anything at all, as a broken import might leave it. */
const anything = fc.oneof(rubbish, fc.jsonValue(), fc.string({ unit: 'binary' }))

function page(wire: unknown) {
  return [drawable({ ...neighbour, _uid: 'before' }), drawable(wire), drawable({ ...neighbour, _uid: 'after' })]
}

function requiredFields(block: Block): string[] {
  return Object.entries(block.fields).flatMap(([name, field]) => (isRequired(field) ? [name] : []))
}

const alone = htmlOf([drawable({ ...neighbour, _uid: 'before' }), drawable({ ...neighbour, _uid: 'after' })])

describe.each(registry.pageBlocks.map((block): [string, Block] => [block.name, block]))('%s', (name, block) => {
  const required = requiredFields(block)

  test.skipIf(required.length === 0)(
    'without a required field is refused, skipped for visitors, named to editors',
    () => {
      const broken = fc.tuple(anyContent(block), fc.constantFrom(...required), rubbish)
      fc.assert(
        fc.property(broken, ([wire, field, value]) => {
          const damaged = { ...wire, [field]: value }
          const parsed = parseBlock(damaged)
          expect(parsed).toMatchObject({ component: 'unsupported', name, reason: expect.stringContaining(field) })
          const { onServer, inBrowser, complaints } = renderEverywhere(pageOf(page(damaged)))
          expect([onServer, inBrowser, complaints]).toEqual([alone, expect.stringContaining('The neighbour'), []])
          const notice = htmlOf(page(damaged), { isEditor: true })
          expect(notice).toContain(`Visitors do not see this block: ${name}`)
          expect(notice).toContain(field)
        }),
        { numRuns: proofRuns },
      )
    },
  )

  test('with any value in any field is rendered or skipped, and its neighbours stay', () => {
    const broken = fc.tuple(anyContent(block), fc.constantFrom(...Object.keys(block.fields)), anything)
    fc.assert(
      fc.property(broken, ([wire, field, value]) => {
        const { onServer, inBrowser, complaints } = renderEverywhere(pageOf(page({ ...wire, [field]: value })))
        expect(complaints).toEqual([])
        for (const html of [onServer, inBrowser]) expect(html.split('The neighbour')).toHaveLength(3)
      }),
      { numRuns: proofRuns },
    )
  })
})

const lists = registry.pageBlocks.flatMap((block: Block) =>
  Object.entries(block.fields).flatMap(([field, { wire, nests = [] }]) =>
    wire.type === 'bloks' ? nests.map(({ name }) => ({ block: block.name, field, item: name })) : [],
  ),
)

describe.each(lists)('an item $item of $block', ({ block, field, item }) => {
  const typical: WireBlock = blockExamples[block as keyof typeof blockExamples].typical
  const items = typical[field] as readonly WireBlock[]
  const sound = htmlOf([drawable(typical)])
  const required = requiredFields(blockNamed(item))
  const damages = [
    { component: 'nobody_knows_it', _uid: 'bad' },
    ...required.map((name) => ({ ...items[0], _uid: 'bad', [name]: undefined })),
  ]

  test.each(damages)('that cannot be used leaves the others as they are: %o', (bad) => {
    const damaged = { ...typical, [field]: [...items, bad] }
    expect(htmlOf([drawable(damaged)])).toBe(sound)
    const notice = htmlOf([drawable(damaged)], { isEditor: true })
    expect(notice).toContain(`Visitors do not see this block: ${bad.component}`)
  })
})

test.each([undefined, null, 'rich_text', 7, [], {}, { component: 7 }, { component: 'nobody_knows_it', _uid: 'x' }])(
  'what is no block of ours is skipped: %o',
  (wire) => {
    expect(htmlOf(page(wire))).toBe(alone)
    expect(htmlOf(page(wire), { isEditor: true })).toContain('Notice for editors')
  },
)
