import { problemsIn } from 'component-schemas/landing/landing-data.ts'
import { landingExamples } from 'component-schemas/landing/landing-examples.fixture.ts'
import { landingSections } from 'component-schemas/landing/landing-sections.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LandingAction, landingReducer, openState } from './landing-state.ts'
import { setAt, valueAt } from './set-at.ts'

function reducer() {
  let last = 0
  return landingReducer(() => `new-${++last}`)
}

const opened = openState(landingExamples.typical)
const types = (state: typeof opened) => state.data.sections.map(({ type }) => type)

describe('a step', () => {
  test('moves a section, within the list', () => {
    const reduce = reducer()
    expect(types(reduce(opened, { do: 'move', list: ['sections'], from: 1, to: 2 })).slice(0, 3)).toEqual([
      'hero',
      'comparison',
      'features',
    ])
    expect(types(reduce(opened, { do: 'move', list: ['sections'], from: 1, to: 99 })).at(-1)).toBe('features')
  })

  test('duplicates a section with all that is in it under identities of their own', () => {
    const state = reducer()(opened, { do: 'duplicate', list: ['sections'], index: 2 })
    expect(state.data.sections[3]).toMatchObject({ type: 'comparison', rows: [{ name: 'Weight' }] })
    expect(problemsIn(state.data)).toEqual([])
  })

  test('adds and removes entries of a list', () => {
    const reduce = reducer()
    const list = ['sections', 1, 'items']
    const more = reduce(opened, { do: 'add-item', list, of: landingSections.features.items.of })
    expect(valueAt(more.data, list)).toHaveLength(3)
    expect(valueAt(reduce(more, { do: 'remove', list, index: 2 }).data, list)).toEqual(valueAt(opened.data, list))
  })

  test('shares what it does not change', () => {
    const state = reducer()(opened, { do: 'set', path: ['sections', 0, 'title'], value: 'Other' })
    expect(state.data.sections[0]).toMatchObject({ title: 'Other' })
    expect(state.data.sections[1]).toBe(opened.data.sections[1])
  })
})

describe('undo', () => {
  test('takes back keystrokes in one place together', () => {
    const reduce = reducer()
    const path = ['sections', 0, 'title']
    const typed = ['A', 'Ab', 'Abc'].reduce((state, value) => reduce(state, { do: 'set', path, value }), opened)
    expect(typed.past).toHaveLength(1)
    expect(reduce(typed, { do: 'undo' }).data).toEqual(opened.data)
    expect(reduce(reduce(typed, { do: 'undo' }), { do: 'redo' }).data).toEqual(typed.data)
  })

  test('leads back to the beginning whatever was done', () => {
    const place = fc.nat(12)
    const action: fc.Arbitrary<LandingAction> = fc.oneof(
      fc.record({ do: fc.constant('move' as const), list: fc.constant(['sections']), from: fc.nat(11), to: place }),
      fc.record({ do: fc.constant('duplicate' as const), list: fc.constant(['sections']), index: fc.nat(11) }),
      fc.record({ do: fc.constant('remove' as const), list: fc.constant(['sections']), index: place }),
      fc.record({ do: fc.constant('set' as const), path: fc.constant(['title']), value: fc.string() }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const reduce = reducer()
        let state = actions.reduce(reduce, opened)
        while (state.past.length > 0) state = reduce(state, { do: 'undo' })
        expect(state.data).toEqual(opened.data)
      }),
      { numRuns: 50 },
    )
  })

  test('of nothing changes nothing', () => {
    expect(reducer()(opened, { do: 'undo' }).data).toBe(opened.data)
    expect(reducer()(opened, { do: 'redo' }).data).toBe(opened.data)
  })
})

test('a value is set at a path of keys and places', () => {
  expect(setAt({ a: [{ b: 1 }, { b: 2 }] }, ['a', 1, 'b'], 3)).toEqual({ a: [{ b: 1 }, { b: 3 }] })
})
