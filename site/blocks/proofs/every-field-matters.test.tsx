import { leastContent, mostContent } from 'component-schemas/proofs/block-content.fixture.ts'
import { differentValues, type FieldPlace, fieldPlaces } from 'component-schemas/proofs/field-places.fixture.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import type { Block } from 'component-schemas/schema/define-block.ts'
import { describe, expect, test, vi } from 'vitest'
import { explainedFields } from './explained-fields.fixture.ts'
import { drawable, htmlOf } from './render-page.fixture.tsx'

// A property renders many pages; a busy machine is slow.
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

/** The markup of a value in one place of one content: as the block that opens a page, or further down. */
function renderings({ pageBlock, put }: FieldPlace): ((value: unknown) => string)[] {
  return contexts(pageBlock).flatMap((content) => [
    (value: unknown) => htmlOf([drawable(put(content, value))]),
    (value: unknown) => htmlOf([drawable(opening), drawable(put(content, value))]),
  ])
}

/** True when no two values render the same everywhere; rendered place by place until that is known. */
function isShown(place: FieldPlace, values: readonly unknown[]): boolean {
  const rendered = values.map(() => '')
  return renderings(place).some((mount) => {
    for (const [at, value] of values.entries()) rendered[at] += mount(value)
    return new Set(rendered).size === values.length
  })
}

const places = fieldPlaces()

describe('every field matters', () => {
  test.each(places.map((place) => ({ ...place, at: `${place.pageBlock.name}: ${place.name}` })))('$at', (place) => {
    const reason = explainedFields[place.name]
    expect({ isShown: isShown(place, differentValues(place.field)) }).toEqual({ isShown: reason === undefined })
  })

  test('and no explanation is left of a field that is gone', () => {
    const names = new Set(places.map(({ name }) => name))
    expect(Object.keys(explainedFields).filter((name) => !names.has(name))).toEqual([])
  })
})
