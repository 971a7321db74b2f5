import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStoryContent } from '../../parse/parse-content.ts'
import { type EventTimes, eventStatus, nextStatusChange } from './event-status.ts'

const fair: EventTimes = {
  start: '2026-10-15T07:00:00.000Z',
  end: '2026-10-17T16:00:00.000Z',
  timeZone: 'Europe/Madrid',
}
const statusAt = (times: EventTimes, moment: string) => eventStatus(times, new Date(moment))

describe('an event with an end', () => {
  test.each([
    ['2026-10-15T06:59:59.999Z', 'planned'],
    ['2026-10-15T07:00:00.000Z', 'live'],
    ['2026-10-16T01:00:00.000Z', 'live'],
    ['2026-10-17T16:00:00.000Z', 'live'],
    ['2026-10-17T16:00:00.001Z', 'ended'],
  ])('is at %s %s', (moment, status) => {
    expect(statusAt(fair, moment)).toBe(status)
  })

  test('that lies before its start has ended right after the start', () => {
    const slip = { ...fair, end: '2026-10-01T00:00:00.000Z' }
    expect(statusAt(slip, fair.start)).toBe('live')
    expect(statusAt(slip, '2026-10-15T07:00:00.001Z')).toBe('ended')
  })
})

describe('an event without an end', () => {
  const race = { start: '2026-10-15T20:00:00.000Z', timeZone: 'Europe/Madrid' }

  test('ends with its local day, not with the day of UTC', () => {
    expect(statusAt(race, '2026-10-15T21:59:59.000Z')).toBe('live')
    expect(statusAt(race, '2026-10-15T22:00:00.000Z')).toBe('ended')
  })

  test('ends with the day of its own time zone', () => {
    const auckland = { ...race, timeZone: 'Pacific/Auckland' }
    expect(statusAt(auckland, '2026-10-15T22:00:00.000Z')).toBe('live')
    expect(statusAt(auckland, '2026-10-16T11:00:00.000Z')).toBe('ended')
  })

  test('has 25 hours on the day when clocks go back', () => {
    const long = { start: '2026-10-24T22:00:00.000Z', timeZone: 'Europe/Madrid' }
    expect(statusAt(long, '2026-10-25T22:59:00.000Z')).toBe('live')
    expect(statusAt(long, '2026-10-25T23:00:00.000Z')).toBe('ended')
  })

  test('ends with the day of UTC in an unknown time zone', () => {
    const lost = { ...race, timeZone: 'Middle/Earth' }
    expect(statusAt(lost, '2026-10-15T23:59:00.000Z')).toBe('live')
    expect(statusAt(lost, '2026-10-16T00:00:00.000Z')).toBe('ended')
  })
})

test('time only moves an event from planned to live to ended', () => {
  const order = ['planned', 'live', 'ended']
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const zone = fc.constantFrom('Europe/Madrid', 'America/Bogota', 'Pacific/Kiritimati', 'UTC')
  fc.assert(
    fc.property(
      moment,
      fc.option(moment, { nil: undefined }),
      zone,
      fc.tuple(moment, moment),
      (from, to, timeZone, two) => {
        const [earlier = from, later = from] = two.toSorted((a, b) => a.getTime() - b.getTime())
        const times = { start: from.toISOString(), end: to?.toISOString(), timeZone }
        const rankAt = (now: Date) => order.indexOf(eventStatus(times, now))
        expect(rankAt(earlier)).toBeLessThanOrEqual(rankAt(later))
        expect(eventStatus(times, from)).toBe('live')
      },
    ),
  )
})

test('an event needs a title, a kind and a start; its default zone is that of the house', () => {
  const wire = { component: 'event', _uid: 'e', title: 'Feria', kind: 'fair', start: '2026-10-15 07:00' }
  expect(parseStoryContent(wire)).toMatchObject({ start: '2026-10-15T07:00:00.000Z', timeZone: 'Europe/Madrid' })
  for (const field of ['title', 'kind', 'start']) {
    expect(parseStoryContent({ ...wire, [field]: '' })).toMatchObject({ component: 'unsupported', name: 'event' })
  }
})

test('an ended event has no next change', () => {
  expect(nextStatusChange(fair, new Date('2026-10-18T00:00:00.000Z'))).toBeUndefined()
})

test.each([
  ['Europe/Madrid', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['Pacific/Auckland', '2026-10-15T20:00:00.000Z', '2026-10-16T11:00:00.000Z'],
  ['Middle/Earth', '2026-10-15T20:00:00.000Z', '2026-10-16T00:00:00.000Z'],
])('a day in %s that began at %s is over at %s', (timeZone, start, over) => {
  expect(nextStatusChange({ start, timeZone }, new Date(start))?.toISOString()).toBe(over)
})

test('the next change is the first moment of another status', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const zone = fc.constantFrom('Europe/Madrid', 'America/Bogota', 'Pacific/Kiritimati', 'UTC')
  fc.assert(
    fc.property(moment, fc.option(moment, { nil: undefined }), zone, moment, (from, to, timeZone, now) => {
      const times = { start: from.toISOString(), end: to?.toISOString(), timeZone }
      const change = nextStatusChange(times, now)
      expect(change === undefined).toBe(eventStatus(times, now) === 'ended')
      if (change === undefined) return
      expect(eventStatus(times, change)).not.toBe(eventStatus(times, now))
      expect(eventStatus(times, new Date(change.getTime() - 1))).toBe(eventStatus(times, now))
    }),
  )
})
