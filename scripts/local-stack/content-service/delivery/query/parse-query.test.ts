import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DeliveryRefusal } from '../delivery-refusal.ts'
import { parseQuery } from './parse-query.ts'

describe('parseQuery', () => {
  test('raw and percent-encoded brackets are equivalent', () => {
    const raw = parseQuery('?filter_query[seo.title][in]=a%2Cb&page=2')
    expect(raw).toEqual(parseQuery('filter_query%5Bseo.title%5D%5Bin%5D=a%2Cb&page=2'))
    expect(raw.filters).toEqual([{ field: 'seo.title', operator: 'in', value: 'a,b', group: 'all' }])
    expect(raw.parameters.get('page')).toBe('2')
  })

  test.each(['filter_query[__or][][a][in]=x', 'filter_query[__or][3][a][in]=x', 'filter_query[__or][a][in]=x'])(
    '%s is an alternative',
    (query) => {
      expect(parseQuery(query).filters).toEqual([{ field: 'a', operator: 'in', value: 'x', group: 'any' }])
    },
  )

  test('a list of values is one condition, a repeated name is two', () => {
    expect(parseQuery('filter_query[a][in][]=x&filter_query[a][in][]=y').filters).toEqual([
      { field: 'a', operator: 'in', value: 'x,y', group: 'all' },
    ])
    expect(parseQuery('filter_query[a][is]=not_null&filter_query[a][is]=not_empty').filters).toHaveLength(2)
  })

  test('the last value of a plain parameter wins', () => {
    expect(parseQuery('page=1&page=3').parameters.get('page')).toBe('3')
  })

  test.each([
    'filter_query=x',
    'filter_query[a]=x',
    'filter_query[__or][]=x',
    'filter_query[a][in][b]=x',
    'filter_query[a][__or][][is]=x',
    'filter_query[][in]=x',
  ])('%s fails with 422', (query) => {
    expect(() => parseQuery(query)).toThrowError(expect.objectContaining({ status: 422 }))
  })

  test('parses any query or fails with a DeliveryRefusal', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('filter_query', '[', ']', '[]', '__or', '&', '=', '%5B', '%', 'in'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const outcome = outcomeOf(pieces.join(''))
        expect(outcome instanceof DeliveryRefusal || outcome instanceof Map).toBe(true)
      }),
    )
  })
})

function outcomeOf(search: string): unknown {
  try {
    return parseQuery(search).parameters
  } catch (error) {
    return error
  }
}
