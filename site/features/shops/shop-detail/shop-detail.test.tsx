import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import { shop } from 'component-schemas/content-types/shop/schema.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ShopDetail } from './shop-detail.tsx'

const place = { street: 'Calle del Torno, 3', postcode: '28001', city: 'Madrid', country: 'ES' }
const story = shop.content.parse({
  component: 'shop',
  _uid: 's',
  name: 'Torno y Lima',
  lines: ['llaves'],
  ...place,
  email: 'torno@tiendas.example',
  openingHours: [
    { component: 'opening_hours', _uid: 'h1', from: 'monday', to: 'friday', opens: '09:00', closes: '13:30' },
  ],
  verifiedOn: '2026-09-01 00:00',
})
const card: ShopCard = {
  ...place,
  uuid: 's',
  name: 'Torno y Lima',
  countryName: 'España',
  services: ['Copia de llaves'],
  phone: '+34 600 000 001',
  spot: { latitude: 40.42, longitude: -3.7 },
}

let container: HTMLElement
beforeEach(() => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const shown = render(
    <I18nProvider i18n={i18n}>
      <main>
        <ShopDetail
          shop={story}
          card={card}
          others={[{ ...card, uuid: 't', distanceKm: 12, href: '/t' }]}
          breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: 'Aquí' }]}
          context={{ locale: 'de-DE', isEditor: false }}
        />
      </main>
    </I18nProvider>,
  )
  container = shown.container
})
afterEach(cleanup)

test('a shop has one h1, headings in order and no axe violation', async () => {
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a shop can be called, written to and found on a map', () => {
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(hrefs).toContain('tel:+34600000001')
  expect(hrefs).toContain('mailto:torno@tiendas.example')
  expect(hrefs.find((href) => href.includes('openstreetmap'))).toContain('mlat=40.42&mlon=-3.7')
})
