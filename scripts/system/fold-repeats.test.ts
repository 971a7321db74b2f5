import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foldRepeats } from './fold-repeats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Output of a development server at each request while a module is missing. */
const failure = [
  'site | ⨯ ./site/messages/catalogues.ts:5:13',
  "site | Module not found: Can't resolve './en.ts'",
  'site |   3 | /** One row a locale that is served. */',
  'site | \u{1b}[33m\u{1b}[1m>\u{1b}[0m 5 |   en: () => import("./en.ts"),',
  'site |     at load (site/messages/load-messages.ts:19:3)',
]

function folding() {
  const written: string[] = []
  return { written, ...foldRepeats((text) => void written.push(text)) }
}

test('writes a repeated error once, and its count when that has changed', () => {
  const { written, line } = folding()
  for (let request = 0; request < 1000; request += 1) for (const text of [...failure, 'site | ']) line(text)
  expect(written).toEqual(failure)
  written.length = 0
  vi.advanceTimersByTime(1000)
  expect(written).toEqual([
    'site | ⨯ ./site/messages/catalogues.ts:5:13   (again, 999 times)',
    "site | Module not found: Can't resolve './en.ts'   (again, 999 times)",
  ])
  vi.advanceTimersByTime(120_000)
  expect(written).toHaveLength(2)
})

test('doubles the pause between counts while an error continues', () => {
  const { written, line } = folding()
  for (let second = 0; second < 300; second += 1) {
    line('site | ⨯ the same')
    vi.advanceTimersByTime(1000)
  }
  expect(written.length).toBeGreaterThan(5)
  expect(written.length).toBeLessThan(20)
})

test('writes another error at once', () => {
  const { written, line } = folding()
  for (const text of ['site | ⨯ a.ts:3:1', 'site | ⨯ a.ts:3:1', 'site | ⨯ a.ts:4:1', 'site | ⨯ b.ts:3:1']) line(text)
  expect(written).toEqual(['site | ⨯ a.ts:3:1', 'site | ⨯ a.ts:4:1', 'site | ⨯ b.ts:3:1'])
})

test('ignores timestamps and durations when it compares errors', () => {
  const { written, line } = folding()
  line('site | 2026-11-24T18:00:00.000Z timeout after 31ms')
  line('site | 2026-11-24T18:00:02.500Z timeout after 5.2s')
  expect(written).toHaveLength(1)
})

test('writes an error again when it returns after a minute', () => {
  const { written, line } = folding()
  line('site | ⨯ broken')
  vi.advanceTimersByTime(61_000)
  line('site | ⨯ broken')
  expect(written).toEqual(['site | ⨯ broken', 'site | ⨯ broken'])
})
