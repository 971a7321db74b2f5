import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TimeSpan, type TimeSpanProps } from './time-span.tsx'

afterEach(cleanup)

const night: TimeSpanProps = {
  start: '2026-12-11T20:00:00.000Z',
  end: '2026-12-12T04:00:00.000Z',
  timeZone: 'Europe/Madrid',
  locale: 'en-GB',
}
const textOf = (props: Partial<TimeSpanProps> = {}) =>
  (render(<TimeSpan {...night} {...props} />).container.textContent ?? '').replace(/[\u2009\u202f\u00a0]/g, ' ')

test('what spans midnight has two days', () => {
  expect(textOf()).toBe('11 – 12 December 2026')
})

test('the day is that of the place, not of UTC', () => {
  expect(textOf({ timeZone: 'Pacific/Auckland', end: undefined })).toBe('12 December 2026')
})

test('hours come with the name of the clock', () => {
  expect(textOf({ hasTime: true, end: undefined })).toMatch(/Friday.*11 December 2026.*21:00 CET/)
})

test('days have no leading zero in any language, and English is British', () => {
  const span = { start: '2027-02-02T09:00:00.000Z', end: '2027-02-03T17:00:00.000Z', timeZone: 'Europe/Rome' }
  expect(textOf({ ...span, locale: 'it-IT' })).toBe('2–3 febbraio 2027')
  expect(textOf({ ...span, locale: 'en' })).toBe('2 – 3 February 2027')
})

test('an end before the start is no end', () => {
  expect(textOf({ end: '2026-12-01T00:00:00.000Z' })).toBe('11 December 2026')
})

test('an unknown time zone is UTC', () => {
  expect(textOf({ timeZone: 'Middle/Earth', hasTime: true, end: undefined })).toMatch(/20:00 UTC/)
})
