import { expect, test } from 'vitest'
import { guardMs, mayReload } from './reload-guard.ts'

function storage(stored = new Map<string, string>()) {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
}

test('a page reloads itself once in ten seconds', () => {
  const stored = storage()
  expect(guardMs).toBe(10_000)
  expect(mayReload(stored, 1000)).toBe(true)
  expect(mayReload(stored, 10_999)).toBe(false)
  expect(mayReload(stored, 11_000)).toBe(true)
})

test('what a wrong clock has written does not forbid reloads for ever', () => {
  const stored = storage(new Map([['reloaded', '9e15']]))
  expect(mayReload(stored, 1000)).toBe(true)
})

test('a page that can remember nothing does not reload itself', () => {
  const broken = {
    getItem: () => {
      throw new DOMException('denied')
    },
    setItem: () => undefined,
  }
  expect(mayReload(broken, 1000)).toBe(false)
})
