import { expect, test } from 'vitest'
import { isTimezone, momentInZone, wallInZone } from './zone-time.ts'

test.each([
  ['2027-01-01T09:00:00.000Z', 'Europe/Madrid', '2027-01-01T08:00:00.000Z'],
  ['2027-07-01T09:00:00.000Z', 'Europe/Madrid', '2027-07-01T07:00:00.000Z'],
  ['2027-01-01T09:00:00.000Z', 'America/New_York', '2027-01-01T14:00:00.000Z'],
  ['2027-01-01T09:00:00.000Z', 'Asia/Kolkata', '2027-01-01T03:30:00.000Z'],
  // The day on which clocks in Madrid are put forward, an hour before and after.
  ['2027-03-28T01:30:00.000Z', 'Europe/Madrid', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28T03:30:00.000Z', 'Europe/Madrid', '2027-03-28T01:30:00.000Z'],
])('clocks that show %s in %s do so at %s', (wall, timezone, moment) => {
  expect(momentInZone(wall, timezone)).toBe(moment)
  expect(wallInZone(moment, timezone)).toBe(wall)
})

test('a time that the clocks of a zone skip lies within an hour of the change', () => {
  const skipped = momentInZone('2027-03-28T02:30:00.000Z', 'Europe/Madrid')
  expect(['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z']).toContain(skipped)
})

test('only names that clocks go by are time zones', () => {
  expect(['Europe/Madrid', 'UTC', 'Middle/Earth', ''].map(isTimezone)).toEqual([true, true, false, false])
})
