import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeLiveIndex, emptyLiveIndex } from '../live/live-index.ts'
import type { Condition, Literal } from './filter.ts'
import { meetsFilter, testOf } from './holds.ts'

const value = fc.constantFrom('red', 'RED', 'blue', 'green')
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('facet' as const), attribute: fc.constantFrom('colour', 'shape'), value }),
  fc.record({
    kind: fc.constant('compare' as const),
    attribute: fc.constant('size'),
    operator: fc.constantFrom('<' as const, '>=' as const),
    value: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ kind: fc.constant('tag' as const), value }),
)
const literal: fc.Arbitrary<Literal> = fc.record({ isNegated: fc.boolean(), condition, score: fc.constant(1) })
const record = fc.record(
  {
    objectID: fc.constant('a'),
    colour: fc.array(value, { maxLength: 3 }),
    shape: value,
    size: fc.integer({ min: 0, max: 4 }),
    _tags: fc.array(value, { maxLength: 2 }),
  },
  { requiredKeys: ['objectID'] },
)

test.each(['toString', 'constructor', '__proto__'])(
  'a filter by the attribute %s passes no record',
  async (attribute) => {
    const live = emptyLiveIndex({ attributesForFaceting: ['colour'] })
    await changeLiveIndex(live, { put: [{ objectID: 'a', colour: 'red' }], remove: [] })
    const filter = [[{ isNegated: false, condition: { kind: 'facet' as const, attribute, value: 'red' }, score: 1 }]]
    const [document] = live.documents.values()
    expect(document && [testOf(filter)(document), meetsFilter(filter, document)]).toEqual([false, false])
  },
)

test('a prepared filter passes the same records as its literals one by one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(literal, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      record,
      async (filter, stored) => {
        const live = emptyLiveIndex({ attributesForFaceting: ['colour', 'shape'] })
        await changeLiveIndex(live, { put: [stored], remove: [] })
        for (const document of live.documents.values())
          expect(testOf(filter)(document)).toBe(meetsFilter(filter, document))
        expect(live.documents.size).toBe(1)
      },
    ),
  )
})
