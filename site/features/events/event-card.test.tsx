import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import type { EventCard as Event } from 'component-schemas/cards/newsroom-cards.ts'
import { afterEach, expect, test } from 'vitest'
import { EventCard } from './event-card.tsx'

afterEach(cleanup)

const race: Event = {
  uuid: 'e',
  title: 'Duatlón de la Villa',
  kind: 'sport',
  status: 'planned',
  start: '2027-03-07T08:00:00.000Z',
  timeZone: 'Europe/Madrid',
  discipline: 'Duatlón',
  city: 'Valdeherreros',
  country: 'ES',
  href: '/duatlon',
}

function mount(event: Partial<Event>, locale = 'es-ES') {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <EventCard event={{ ...race, ...event }} level={2} context={{ locale, isEditor: false }} sizes="20rem" />
    </I18nProvider>,
  )
}

test('an event with a page leads to it, and its title is the whole name of the link', () => {
  mount({})
  expect(screen.getByRole('link', { name: 'Duatlón de la Villa' }).getAttribute('href')).toBe('/duatlon')
})

test('a race says its discipline, everything else its kind', () => {
  mount({})
  expect(screen.getByText('Duatlón')).toBeTruthy()
  cleanup()
  mount({ kind: 'training', discipline: undefined })
  expect(screen.getByText('Training')).toBeTruthy()
})

test.each([
  ['planned', 'Planned'],
  ['live', 'Live now'],
  ['ended', 'Ended'],
] as const)('the status %s is a word: %s', (status, word) => {
  mount({ status })
  expect(screen.getByText(word)).toBeTruthy()
})

test.each([
  ['es-ES', '7 de marzo de 2027', 'Valdeherreros, España'],
  ['de-DE', '7. März 2027', 'Valdeherreros, Spanien'],
  ['ru-RU', '7 марта 2027 г.', 'Valdeherreros, Испания'],
])('day and country are written as readers of %s write them', (locale, day, place) => {
  mount({}, locale)
  expect(screen.getByText(day)).toBeTruthy()
  expect(screen.getByText(place)).toBeTruthy()
})
