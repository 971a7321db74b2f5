import { parseBlock } from 'component-schemas/parse/parse-content.ts'
import { anyContent, leastContent, mostContent } from 'component-schemas/proofs/block-content.fixture.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import type { Block } from 'component-schemas/schema/define-block.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { proofRuns } from './proof-runs.fixture.ts'
import { drawable, htmlOf, pageOf, renderEverywhere } from './render-page.fixture.tsx'

// A property renders many pages; a busy machine is slow.
vi.setConfig({ testTimeout: 60_000 })

/** Blocks that need one of several fields, which a form cannot demand. */
const onlyTogether = ['media_standalone', 'media_carousel']

/** Content every block must be able to show. */
function contents(block: Block) {
  const examples = blockExamples[block.name as keyof typeof blockExamples]
  return [
    ['the least', leastContent(block)],
    ['the most', mostContent(block)],
    ...Object.entries(examples).map(([name, wire]) => [`example ${name}`, wire] as const),
  ] as const
}

describe.each(registry.pageBlocks.map((block): [string, Block] => [block.name, block]))('%s', (name, block) => {
  test.each(contents(block))('with %s renders on the server and in the browser without a warning', (_, wire) => {
    expect(parseBlock(wire)).toMatchObject({ component: name })
    for (const isFound of [true, false]) {
      const { complaints } = renderEverywhere(pageOf([drawable(wire, { isFound })]))
      expect(complaints).toEqual([])
    }
  })

  test.each(contents(block).slice(1))('with %s shows visitors something', (_, wire) => {
    const { onServer, inBrowser } = renderEverywhere(pageOf([drawable(wire)]))
    expect(onServer).toContain('<section')
    expect(inBrowser).toContain('<section')
  })

  test('with the least shows visitors something, or tells the editor what is missing', () => {
    const visible = htmlOf([drawable(leastContent(block))])
    expect(visible === '').toBe(onlyTogether.includes(name))
    expect(htmlOf([drawable(leastContent(block))], { isEditor: true })).toContain('<section')
  })

  test('with any valid content renders on the server and in the browser without a warning', () => {
    fc.assert(
      fc.property(anyContent(block), fc.boolean(), fc.boolean(), (wire, isFound, isEditor) => {
        expect(parseBlock(wire)).toMatchObject({ component: name })
        const { complaints } = renderEverywhere(pageOf([drawable(wire, { isFound })], { isEditor }))
        expect(complaints).toEqual([])
      }),
      { numRuns: proofRuns },
    )
  })
})
