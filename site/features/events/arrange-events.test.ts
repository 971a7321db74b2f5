import { describe, expect, test } from 'vitest'
import { arrangeEvents } from './arrange-events.ts'
import type { ListedEvent } from './list-events.ts'

function listed(title: string, status: ListedEvent['card']['status'], start: string, discipline?: string): ListedEvent {
  const kind = discipline === undefined ? 'fair' : 'sport'
  return { discipline, card: { uuid: title, title, kind, status, start, timeZone: 'Europe/Madrid' } }
}

const events = [
  listed('old', 'ended', '2026-03-01', 'duathlon'),
  listed('older', 'ended', '2025-03-01'),
  listed('next', 'planned', '2026-12-01', 'triathlon'),
  listed('later', 'planned', '2027-02-01', 'duathlon'),
  listed('now', 'live', '2026-11-01'),
]
const titlesOf = (query: Record<string, string[]>) =>
  arrangeEvents(events, { query, labels: {}, locale: 'es' }).matching.map(({ card }) => card.title)
const countsOf = (query: Record<string, string[]>, name: string) =>
  arrangeEvents(events, { query, labels: {}, locale: 'es' })
    .filters.find((filter) => filter.name === name)
    ?.options.map(({ value, count, isChosen }) => [value, count, isChosen])

describe('a list of events', () => {
  test('begins with what takes place, goes on with the soonest, and ends with the past, the latest first', () => {
    expect(titlesOf({})).toEqual(['now', 'next', 'later', 'old', 'older'])
  })

  test('is narrowed by one status', () => {
    expect(titlesOf({ status: ['planned'] })).toEqual(['next', 'later'])
    expect(titlesOf({ status: ['ended', 'planned'] })).toEqual(['old', 'older'])
  })

  test('is narrowed by several disciplines, which add to each other', () => {
    expect(titlesOf({ discipline: ['duathlon'] })).toEqual(['later', 'old'])
    expect(titlesOf({ discipline: ['duathlon', 'triathlon'] })).toEqual(['next', 'later', 'old'])
  })

  test('is narrowed by both at once', () => {
    expect(titlesOf({ status: ['planned'], discipline: ['duathlon'] })).toEqual(['later'])
  })

  test('ignores unknown values', () => {
    expect(titlesOf({ status: ['soon'], discipline: ['chess'] })).toHaveLength(5)
  })
})

describe('what a list of events may be narrowed by', () => {
  test('counts each value with the other filters as they are', () => {
    expect(countsOf({}, 'status')).toEqual([
      ['live', 1, false],
      ['planned', 2, false],
      ['ended', 2, false],
    ])
    expect(countsOf({ discipline: ['duathlon'] }, 'status')).toEqual([
      ['planned', 1, false],
      ['ended', 1, false],
    ])
    expect(countsOf({ status: ['planned'] }, 'discipline')).toEqual([
      ['triathlon', 1, false],
      ['duathlon', 1, false],
    ])
  })

  test('keeps a chosen value in sight that nothing has any more, so that it can be taken back', () => {
    expect(countsOf({ status: ['live'], discipline: ['duathlon'] }, 'discipline')).toEqual([['duathlon', 0, true]])
  })

  test('leaves the name of a status to the interface', () => {
    const { filters } = arrangeEvents(events, { query: {}, labels: {}, locale: 'es' })
    expect(filters[0]?.options.map(({ label }) => label)).toEqual([undefined, undefined, undefined])
  })

  test('has the words of the content', () => {
    const { filters } = arrangeEvents(events, { query: {}, labels: { duathlon: 'Duatlón' }, locale: 'es' })
    expect(filters[1]?.options.find(({ value }) => value === 'duathlon')?.label).toBe('Duatlón')
  })
})
