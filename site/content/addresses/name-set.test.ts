import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameSet } from './name-set.ts'

test('a set has what was added and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 200 }), fc.nat(), (names, at) => {
      const added = names.slice(0, at % (names.length + 1))
      const [first, later] = [added.slice(0, at % 7), added.slice(at % 7)]
      const set = nameSet()
      for (const name of first) set.add(name)
      const { has, add } = set.compacted()
      for (const name of later) add(name)
      expect(names.map(has)).toEqual(names.map((name) => added.includes(name)))
    }),
  )
})

test('a name costs eight bytes, however long it is', () => {
  const set = nameSet()
  const count = 100_000
  for (let index = 0; index < count; index += 1) set.add(`global/productos/${index}`.padEnd(200, '-'))
  const before = process.memoryUsage().arrayBuffers
  const { has } = set.compacted()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(count * 8 * 1.5)
  expect(has(`global/productos/${count - 1}`.padEnd(200, '-'))).toBe(true)
})
