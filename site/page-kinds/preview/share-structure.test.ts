import { describe, expect, test } from 'vitest'
import { shareStructure } from './share-structure.ts'

const one = { _uid: '1', title: 'Uno', picture: { filename: 'a.jpg', size: [3, 2] } }
const two = { _uid: '2', title: 'Dos', items: [{ _uid: '2a', text: 'x' }] }
const copyOf = <Value>(value: Value): Value => structuredClone(value)

describe('an edited value', () => {
  test('that says the same is the earlier object', () => {
    const earlier = { body: [one, two], seo: null }
    expect(shareStructure(earlier, copyOf(earlier))).toBe(earlier)
  })

  test('keeps every part but those around the change, and changes neither value', () => {
    const earlier = { body: copyOf([one, two]) }
    const next = { body: [copyOf(one), { ...copyOf(two), title: 'Tres' }] }
    const [before, after] = [copyOf(earlier), copyOf(next)]
    const shared = shareStructure(earlier, next)
    expect(shared).toEqual(after)
    expect([earlier, next]).toEqual([before, after])
    expect(shared.body[0]).toBe(earlier.body[0])
    expect(shared.body[1]).not.toBe(earlier.body[1])
    expect(shared.body[1]?.['items' as never]).toBe(earlier.body[1]?.['items' as never])
  })

  test('finds items by their identity when others were put before them, moved or removed', () => {
    const earlier = [one, two]
    const [first, ...others] = shareStructure(earlier, copyOf([{ _uid: '0', title: 'Cero' }, one, two]))
    expect(first).toEqual({ _uid: '0', title: 'Cero' })
    expect(others.map((item, index) => item === earlier[index])).toEqual([true, true])
    const moved = shareStructure(earlier, copyOf([two, one]))
    expect([moved[0] === two, moved[1] === one]).toEqual([true, true])
    const rest = shareStructure(earlier, copyOf([two]))
    expect([rest.length, rest[0] === two]).toEqual([1, true])
  })

  test.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    ['1', 1],
    [{ length: 0 }, []],
  ])('is never taken for one that says something else: %j, %j', (earlier, next) => {
    const shared = shareStructure(earlier, next)
    expect(shared).toStrictEqual(next)
    expect(shared).not.toBe(earlier)
  })

  test('is its own where two items bear one identity', () => {
    const earlier = [
      { _uid: 'x', n: 1 },
      { _uid: 'x', n: 2 },
    ]
    expect(shareStructure(earlier, copyOf(earlier.toReversed()))).toStrictEqual(earlier.toReversed())
  })

  test('may be deeper than a call stack', () => {
    const deep = (levels: number) => {
      let value: unknown = 'end'
      for (let level = 0; level < levels; level += 1) value = { value }
      return value
    }
    const next = deep(50_000)
    expect(shareStructure(deep(50_000), next)).toHaveProperty('value')
  })
})
