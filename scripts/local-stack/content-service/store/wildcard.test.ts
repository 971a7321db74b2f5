import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesWildcard } from './wildcard.ts'

test('agrees with a regular expression on any text and pattern', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.', '\n'), maxLength: 12 })
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 8 })
  fc.assert(
    fc.property(letters, pattern, (text, wild) => {
      const expression = new RegExp(`^${wild.replaceAll('.', '\\.').replaceAll('*', '[^]*')}$`)
      expect(matchesWildcard(text, wild)).toBe(expression.test(text))
    }),
    { numRuns: 2000 },
  )
})

test('takes linear time for a hostile pattern', () => {
  const started = performance.now()
  expect(matchesWildcard('a'.repeat(20_000), `${'*a'.repeat(40)}*b`)).toBe(false)
  expect(performance.now() - started).toBeLessThan(1_000)
})
