import { describe, expect, test } from 'vitest'
import { parseMoment } from './moment.ts'

describe('parseMoment', () => {
  test.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20 10:05', '2026-11-20T10:05:00.000Z'],
    ['2026-11-20T10:05:07', '2026-11-20T10:05:07.000Z'],
    ['2026-11-20T10:05:07.123Z', '2026-11-20T10:05:07.123Z'],
    ['2026-11-20T10:05:00+02:00', '2026-11-20T08:05:00.000Z'],
    ['2026-11-20 10:05:00 -0130', '2026-11-20T11:35:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(parseMoment(text)).toBe(moment)
  })

  test.each(['', 'now', '2026', '2026-13-01', '2026-02-29', '2026-11-20 25:00', '20.11.2026', '2026-11-20; DROP'])(
    '"%s" is no moment',
    (text) => {
      expect(parseMoment(text)).toBeUndefined()
    },
  )
})
