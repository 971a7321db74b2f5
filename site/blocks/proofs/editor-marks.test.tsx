import { anyContent, mostContent } from 'component-schemas/proofs/block-content.fixture.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import type { Block } from 'component-schemas/schema/define-block.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { proofRuns } from './proof-runs.fixture.ts'
import { drawable, htmlOf } from './render-page.fixture.tsx'

// A property renders many pages; a busy machine is slow.
vi.setConfig({ testTimeout: 60_000 })

/** A draft as the CMS delivers it: each block inside carries its mark (Storyblok docs, visual editor). */
function draftOf(content: unknown): { draft: unknown; uids: string[] } {
  const uids: string[] = []
  const draft: unknown = JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('component' in value) || !('_uid' in value)) return value
    const uid = String(value._uid)
    uids.push(uid)
    const mark = JSON.stringify({ name: value.component, space: '100001', uid, id: '42' })
    return { ...value, _editable: `<!--#storyblok#${mark}-->` }
  })
  return { draft, uids }
}

function marksIn(html: string): { uids: string[]; options: { uid: string; id: string; name: string }[] } {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const marked = [...page.querySelectorAll('[data-blok-c]')]
  return {
    uids: marked.map((element) => element.getAttribute('data-blok-uid') ?? ''),
    options: marked.map((element) => JSON.parse(element.getAttribute('data-blok-c') ?? '')),
  }
}

describe.each(registry.pageBlocks.map((block): [string, Block] => [block.name, block]))('%s', (name, block) => {
  const contents = [mostContent(block), blockExamples[name as keyof typeof blockExamples].typical]

  test.each(contents)('carries the mark of every block inside in a draft, once', (content) => {
    const { draft, uids } = draftOf(content)
    const found = marksIn(htmlOf([drawable(draft)], { isEditor: true }))
    expect(found.uids.toSorted()).toEqual(uids.map((uid) => `42-${uid}`).toSorted())
    expect(found.options.map(({ uid }) => uid).toSorted()).toEqual(uids.toSorted())
  })

  test('carries no mark in what visitors get, whatever it holds', () => {
    fc.assert(
      fc.property(anyContent(block), (content) => {
        expect(htmlOf([drawable(content)])).not.toMatch(/data-blok-|_editable|#storyblok#/)
      }),
      { numRuns: proofRuns },
    )
  })
})
