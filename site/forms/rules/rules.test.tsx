import { expect, test } from 'vitest'
import { formLocales, judgeCases } from './judge-cases.fixture.ts'

test.each(formLocales)('in the browser, in %s, every verdict is that of the table', async (locale) => {
  const judged = await judgeCases(locale)
  expect(typeof window).toBe('object')
  expect(judged.filter(({ isGood, error }) => isGood !== (error === undefined)).map(({ title }) => title)).toEqual([])
})

test('there are at least a thousand cases over both sides and nine languages', async () => {
  const counts = await Promise.all(formLocales.map(async (locale) => (await judgeCases(locale)).length))
  expect(counts.reduce((sum, count) => sum + count, 0) * 2).toBeGreaterThanOrEqual(1000)
})
