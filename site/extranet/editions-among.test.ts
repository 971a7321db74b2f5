import type { TradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { expect, test } from 'vitest'
import type { OpenStory } from './closed-stories.ts'
import { editionsAmong, isValidOn } from './editions-among.ts'

function edition(uuid: string, given: Partial<TradeDocument>): OpenStory<TradeDocument> {
  const content = { component: 'trade_document', date: '2026-01-01T00:00:00.000Z', ...given } as TradeDocument
  const wire = { id: 1, uuid, name: uuid, slug: uuid, lang: 'default', full_slug: `global/extranet/${uuid}` }
  return { wire: { ...wire, content: { component: 'trade_document' } }, content }
}

const first = edition('first', { replacedBy: 'second' })
const second = edition('second', { replacedBy: 'third', date: '2026-06-01T00:00:00.000Z' })
const third = edition('third', { date: '2026-09-01T00:00:00.000Z', validFrom: '2026-10-01T00:00:00.000Z' })
const all = [third, second, first]

test('an edition leads to the newest, and knows all that came before', () => {
  const { newest, earlier } = editionsAmong(all)
  expect(['first', 'second', 'third'].map((uuid) => newest(uuid)?.wire.uuid)).toEqual(['third', 'third', undefined])
  expect(earlier('third')).toEqual([second, first])
  expect(earlier('first')).toEqual([])
})

test('an edition that the customer may not read is no newer one, and a ring of editions ends', () => {
  expect(editionsAmong([first, third]).newest('first')).toBeUndefined()
  const ring = editionsAmong([edition('a', { replacedBy: 'b' }), edition('b', { replacedBy: 'a' })])
  expect([ring.newest('a')?.wire.uuid, ring.newest('b')?.wire.uuid]).toEqual(['b', 'a'])
})

test('an edition holds from its own day until the next one holds, or through its last day', () => {
  const { validity } = editionsAmong(all)
  const days = ['2025-12-31', '2026-01-01', '2026-05-31', '2026-06-01', '2026-09-30', '2026-10-01']
  const holding = days.map((day) => all.filter((one) => isValidOn(validity(one), day)).map(({ wire }) => wire.uuid))
  expect(holding).toEqual([[], ['first'], ['first'], ['second'], ['second'], ['third']])
  const short = editionsAmong([edition('x', { validTo: '2026-03-31T00:00:00.000Z' })])
  const ends = short.validity(edition('x', { validTo: '2026-03-31T00:00:00.000Z' }))
  expect(['2026-03-31', '2026-04-01'].map((day) => isValidOn(ends, day))).toEqual([true, false])
})
