import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarText } from './calendar-text.ts'

const fair: CalendarEvent = {
  uuid: '7d3f0c52',
  title: 'Portacerra; feria, 2027',
  start: '2027-05-11T08:00:00.000Z',
  end: new Date('2027-05-13T17:00:00.000Z'),
  timeZone: 'Europe/Lisbon',
  changedAt: '2026-11-20T10:00:00.123Z',
  url: 'https://z.example/eventos/portacerra',
  description: 'Pabellón 4\nVenga \\ vea',
  place: 'Pabellón 4, Porto, PT',
  latitude: 41.15,
  longitude: -8.61,
}

const made = (...events: CalendarEvent[]) =>
  calendarText(events, { name: 'Zarandal', website: 'https://z.example:8443' })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  test('has each event with its times in UTC, its place and its page', () => {
    const lines = unfolded(made(fair))
    expect(lines.slice(4)).toEqual([
      'BEGIN:VEVENT',
      'UID:7d3f0c52@z.example',
      'DTSTAMP:20261120T100000Z',
      'LAST-MODIFIED:20261120T100000Z',
      'DTSTART:20270511T080000Z',
      'DTEND:20270513T170000Z',
      'TRANSP:TRANSPARENT',
      String.raw`SUMMARY:Portacerra\; feria\, 2027`,
      String.raw`DESCRIPTION:Pabellón 4\nVenga \\ vea`,
      String.raw`LOCATION:Pabellón 4\, Porto\, PT`,
      'GEO:41.15;-8.61',
      'URL:https://z.example/eventos/portacerra',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Zarandal//Events//EN'])
  })

  test('an exhibition of ten years is its first and its last day, by the clock of its place', () => {
    const start = '2026-12-31T23:30:00.000Z'
    const lines = unfolded(
      made({ ...fair, start, end: new Date('2036-12-31T23:00:00.000Z'), timeZone: 'Europe/Madrid' }),
    )
    expect(lines.filter((line) => /^(UID|DTSTART|DTEND|TRANSP)/.test(line))).toEqual([
      'UID:7d3f0c52@z.example',
      'DTSTART;VALUE=DATE:20270101',
      'TRANSP:TRANSPARENT',
      'UID:7d3f0c52-end@z.example',
      'DTSTART;VALUE=DATE:20361231',
      'TRANSP:TRANSPARENT',
    ])
  })

  test('leaves out what is not known of an event', () => {
    const { description: _, place: __, latitude: ___, ...bare } = fair
    expect(made(bare)).not.toMatch(/DESCRIPTION|LOCATION|GEO/)
  })

  test('has no line of more than 75 octets, and breaks no character', () => {
    const text = made({ ...fair, title: 'ñ€😀'.repeat(60) })
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`SUMMARY:${'ñ€😀'.repeat(60)}`)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('without events is one all the same', () => {
    expect(unfolded(made())).toHaveLength(6)
  })
})
