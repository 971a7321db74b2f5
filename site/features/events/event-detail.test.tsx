import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { event } from 'component-schemas/content-types/event/schema.ts'
import { galleryPhoto } from 'component-schemas/content-types/gallery/gallery-photo.ts'
import { exampleAsset } from 'component-schemas/schema/example-values.ts'
import { afterEach, expect, test } from 'vitest'
import { EventDetail, type EventDetailProps } from './event-detail.tsx'

afterEach(cleanup)

const fair = event.content.parse({
  component: 'event',
  _uid: 'e',
  title: 'Portacerra',
  kind: 'fair',
  start: '2027-05-11 08:00',
  end: '2027-05-13 17:00',
  timeZone: 'Europe/Lisbon',
  venue: 'Pabellón 4',
  city: 'Porto',
  country: 'PT',
  registration: { fieldtype: 'multilink', linktype: 'url', url: 'https://feria.example/registro' },
})
const photos = Array.from({ length: 8 }, (_, index) =>
  galleryPhoto.content.parse({
    component: 'gallery_photo',
    _uid: `p-${index}`,
    image: exampleAsset(`${index}.webp`, '1800x1200', `Foto ${index}`),
    isDownloadable: true,
    rights: 'Zarandal',
  }),
)

function mount(more: Partial<EventDetailProps> = {}) {
  const props: EventDetailProps = {
    event: fair,
    body: [],
    status: 'planned',
    discipline: undefined,
    gallery: { title: 'Fotos', href: '/fotos', photos },
    links: [],
    more: [
      { uuid: 'm', title: 'Otra', kind: 'sport', status: 'live', start: fair.start, timeZone: 'UTC', href: '/otra' },
    ],
    breadcrumbs: [{ label: 'Inicio', href: '/' }, { label: 'Aquí' }],
    context: { locale: 'es-ES', isEditor: false },
    ...more,
  }
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <EventDetail {...props} />
      </main>
    </I18nProvider>,
  )
}

test('an event has one h1, headings in order and no axe violation', async () => {
  const { container } = mount()
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('times are those of the place, with the name of its clock', () => {
  const { container } = mount()
  const when = container.querySelector('dd time')?.textContent ?? ''
  expect(when).toMatch(/martes, 11 de mayo.*9:00.*jueves, 13 de mayo.*18:00/)
  expect(screen.getByText('Porto, Portugal')).toBeTruthy()
})

test.each([
  ['planned', true],
  ['live', true],
  ['ended', false],
] as const)('an event that is %s takes bookings: %s', (status, isOpen) => {
  mount({ status })
  expect(screen.queryByRole('link', { name: 'Book a place' }) !== null).toBe(isOpen)
})

test('six photos stand below the event, and the way to all of them', () => {
  mount()
  expect(screen.getAllByRole('button', { name: /^Enlarge: Foto/ })).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'All pictures' }).getAttribute('href')).toBe('/fotos')
})

test('an event without photos and without another one to come says nothing of either', () => {
  mount({ gallery: undefined, more: [] })
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('an event that has not ended has the links of features, an ended one does not', () => {
  const links = [{ label: { id: 'c', message: 'Its calendar' }, href: '/feria.ics' }]
  mount({ links })
  expect(screen.getByRole('link', { name: 'Its calendar' }).getAttribute('href')).toBe('/feria.ics')
  cleanup()
  mount({ links, status: 'ended' })
  expect(screen.queryByRole('link', { name: 'Its calendar' })).toBeNull()
})
