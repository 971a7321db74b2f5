import { beforeEach, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { readListed } from './read-listed.ts'

const away = vi.hoisted(() => ({ search: false, expired: 0 }))
const hit = { id: 'a', code: 'NOR-1R', name: 'Llave', href: '/a' }

vi.mock('#site/content/products/list-lines.ts', () => ({
  listLines: async (lines: { code: string }[]) =>
    lines.map((line) => (line.code === 'NOR-1R' ? { ...line, product: { name: 'Llave' } } : line)),
}))
vi.mock('#site/search/codes/check-codes.ts', () => ({
  checkLines: async (lines: { typed: string }[]) =>
    away.search
      ? { failure: 'away' }
      : { lines: lines.map((line) => ({ ...line, nearest: [], hits: line.typed === 'DU 114' ? [hit] : [] })) },
}))
vi.mock('#site/server/page-cache/render/render-record.ts', () => ({ expireAt: () => void (away.expired += 1) }))

beforeEach(() => Object.assign(away, { search: false, expired: 0 }))

const context = { market: markets.base, locale: 'es' } as const
const lines = ['NOR-1R', 'DU 114', 'XYZ-9'].map((code) => ({ code, amount: 2, note: '' }))

test('a list takes a code of another maker, and leaves what nothing has as it was typed', async () => {
  const { lines: found, readings } = await readListed(lines, context)
  expect(found.map(({ code }) => code)).toEqual(['NOR-1R', 'NOR-1R', 'XYZ-9'])
  expect(readings).toEqual([{ typed: 'DU 114', hit }])
})

test('while the search does not respond, codes stay as they were typed, and the page is not cached', async () => {
  away.search = true
  const { lines: found, readings } = await readListed(lines, context)
  expect(found.map(({ code }) => code)).toEqual(['NOR-1R', 'DU 114', 'XYZ-9'])
  expect([readings, away.expired]).toEqual([[], 1])
})
