import { blockExamples } from 'component-schemas/block-examples.ts'
import type { Block } from 'component-schemas/define-block.ts'
import { leastContent, mostContent } from 'component-schemas/proofs/block-content.fixture.ts'
import { differentValues, type FieldPlace, fieldPlaces } from 'component-schemas/proofs/field-places.fixture.ts'
import { describe, expect, test, vi } from 'vitest'
import { drawable, htmlOf } from './draw-page.fixture.tsx'
import { explainedFields } from './explained-fields.fixture.ts'

// A property draws many pages; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

/** Content the fields of a block are changed in. */
function contexts(block: Block) {
  return [
    ...Object.values(blockExamples[block.name as keyof typeof blockExamples]),
    mostContent(block),
    leastContent(block),
  ]
}

const opening = { ...blockExamples.slim_hero.minimal, _uid: 'opening' }

/** What a value draws, wherever it stands: as the block that opens a page and further down. */
function drawings({ pageBlock, put }: FieldPlace, value: unknown): string {
  return contexts(pageBlock)
    .flatMap((content) => {
      const block = drawable(put(content, value))
      return [htmlOf([block]), htmlOf([drawable(opening), block])]
    })
    .join('\n')
}

const places = fieldPlaces()

describe('every field matters', () => {
  test.each(places.map((place) => ({ ...place, at: `${place.pageBlock.name}: ${place.name}` })))('$at', (place) => {
    const values = differentValues(place.field)
    const drawn = new Set(values.map((value) => drawings(place, value)))
    const reason = explainedFields[place.name]
    expect({ isShown: drawn.size === values.length }).toEqual({ isShown: reason === undefined })
  })

  test('and no explanation is left of a field that is gone', () => {
    const names = new Set(places.map(({ name }) => name))
    expect(Object.keys(explainedFields).filter((name) => !names.has(name))).toEqual([])
  })
})
