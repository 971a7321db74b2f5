import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { expect, test } from 'vitest'
import { isOpenAt } from './minute-of-week.ts'
import { openStretches } from './open-stretches.ts'
import { zoneOfShop } from './zone-of-shop.ts'

const week = openStretches([
  { from: 'monday', to: 'friday', opens: '09:30', closes: '14:00' },
  { from: 'monday', to: 'friday', opens: '17:00', closes: '20:00' },
  { from: 'saturday', opens: '10:00', closes: '13:30' },
  { from: 'sunday', opens: '22:00', closes: '02:00' },
])

// 23 November 2026 is a Monday.
test.each([
  ['2026-11-23T08:29:59Z', 'Europe/Madrid', false],
  ['2026-11-23T08:30:00Z', 'Europe/Madrid', true],
  ['2026-11-23T08:30:00Z', 'Atlantic/Canary', false],
  ['2026-11-23T13:00:00Z', 'Europe/Madrid', false],
  ['2026-11-23T16:00:00Z', 'Europe/Madrid', true],
  ['2026-11-28T12:29:00Z', 'Europe/Madrid', true],
  ['2026-11-28T12:30:00Z', 'Europe/Madrid', false],
  // Past midnight, over the end of the week.
  ['2026-11-29T23:30:00Z', 'Europe/Madrid', true],
  ['2026-11-30T01:00:00Z', 'Europe/Madrid', false],
  // In summer the same clock is another moment.
  ['2026-07-20T07:30:00Z', 'Europe/Madrid', true],
  ['2026-11-23T14:30:00Z', 'America/Bogota', true],
])('at %s a shop in %s is open: %s', (moment, zone, isOpen) => {
  expect(isOpenAt(new Date(moment), week, zone)).toBe(isOpen)
})

test('without hours a shop is not said to be open', () => {
  expect(isOpenAt(new Date(), openStretches([]), 'Europe/Madrid')).toBe(false)
})

test('each country with shops has a clock that browsers know, and two are not guessed', () => {
  const codes = countries.entries.map(({ value }) => value)
  expect(codes.filter((country) => zoneOfShop({ country }) === undefined)).toEqual(['BR', 'MX'])
  for (const timeZone of codes.flatMap((country) => zoneOfShop({ country }) ?? [])) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  }
})

test.each([
  ['ES', -3.7, 'Europe/Madrid'],
  ['ES', -9.1, 'Europe/Madrid'],
  ['ES', -15.4, 'Atlantic/Canary'],
  ['PT', -9.1, 'Europe/Lisbon'],
  ['PT', -16.9, 'Atlantic/Madeira'],
  ['PT', -25.7, 'Atlantic/Azores'],
])('a shop in %s at %s has the clock of %s', (country, longitude, zone) => {
  expect(zoneOfShop({ country, longitude })).toBe(zone)
})
