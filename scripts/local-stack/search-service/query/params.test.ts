import { expect, test } from 'vitest'
import { patched } from '../live/patch-record.ts'
import { readParams } from './params.ts'
import { readSynonym } from './synonyms.ts'

test.each([[{ toString: 1 }], [['a']], [{}]])('a query is a text, and %j is none', (query) => {
  expect(() => readParams({ query })).toThrow('Invalid value for "query"')
  expect(() => readSynonym({ objectID: 'a', type: query })).toThrow('Invalid synonym type')
})

test('numbers and flags are read as texts', () => {
  expect(readParams({ query: 7, facet: true })).toEqual({ query: '7', facet: 'true' })
})

test.each(['constructor', 'toString', { toString: 1 }, 7])(
  'an operation on a record is one of those of the protocol, not %j',
  (name) => {
    expect(() => patched({ objectID: 'a', price: 1 }, { price: { _operation: name, value: 1 } })).toThrow(
      'Invalid operation',
    )
  },
)
