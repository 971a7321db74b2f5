import { expect, test } from 'vitest'
import { eventData } from './event-data.ts'

const event = { name: 'Fair', url: 'https://a.example/fair', start: '2026-10-15T07:00:00.000Z', organizer: 'Zarandal' }

test('an event without a place names none', () => {
  expect(eventData(event)).not.toHaveProperty('location')
})

test('a place has coordinates only when both are known', () => {
  const placed = { ...event, city: 'Porto', country: 'PT' }
  const address = { '@type': 'PostalAddress', addressLocality: 'Porto', addressCountry: 'PT' }
  expect(eventData({ ...placed, latitude: 41.1 })['location']).toEqual({ '@type': 'Place', name: 'Porto', address })
  expect(eventData({ ...placed, latitude: 41.1, longitude: -8.6 })['location']).toMatchObject({
    geo: { latitude: 41.1, longitude: -8.6 },
  })
})
