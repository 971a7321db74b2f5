import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { contactOffice } from 'component-schemas/content-types/contact-office/schema.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WeekHours } from '#site/page-kinds/parts/week-hours.tsx'
import { OfficeDetail } from './office-detail.tsx'

afterEach(cleanup)

const context = { locale: 'de-DE', isEditor: false }
const breadcrumbs = [{ label: 'Inicio', href: '/' }, { label: 'Aquí' }]
const hours = [
  { component: 'opening_hours', _uid: 'h1', from: 'monday', to: 'friday', opens: '09:00', closes: '13:30' },
  { component: 'opening_hours', _uid: 'h2', from: 'monday', to: 'thursday', opens: '16:00', closes: '19:00' },
] as const
const weekHours = hours.map(({ from, to, opens, closes }) => ({ from, to, opens, closes }))
const place = { street: 'Calle del Torno, 3', postcode: '28001', city: 'Madrid', country: 'ES' }
const officeStory = contactOffice.content.parse({
  component: 'contact_office',
  _uid: 'o',
  name: 'Recambios',
  department: 'spare-parts',
  ...place,
  phones: '+34 600 000 003\n+34 600 000 004',
  emails: 'recambios@zarandal.example',
  hours,
})

function mount(page: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return render(
    <I18nProvider i18n={i18n}>
      <main>{page}</main>
    </I18nProvider>,
  )
}

test('the page of an office has one h1, headings in order and no axe violation', async () => {
  const { container } = mount(
    <OfficeDetail
      office={officeStory}
      departmentName="Ersatzteile"
      countryName="Spanien"
      servedNames={['Spanien', 'Portugal']}
      body={[]}
      breadcrumbs={breadcrumbs}
      context={context}
    />,
  )
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a week has seven days in the reader’s language; a day with a pause has two times, one without any is closed', () => {
  mount(<WeekHours hours={weekHours} caption="Hours" locale="de-DE" />)
  const rows = within(screen.getByRole('table', { name: 'Hours' })).getAllByRole('row')
  const texts = rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(texts).toHaveLength(7)
  expect(texts[0]).toMatch(/^Montag09:00.13:30.*16:00.19:00/)
  expect(texts[4]).toMatch(/^Freitag09:00.13:30( Uhr)?$/)
  expect(texts[6]).toBe('SonntagClosed')
})

test('hours may run over the end of the week', () => {
  mount(
    <WeekHours
      hours={[{ from: 'saturday', to: 'monday', opens: '10:00', closes: '14:00' }]}
      caption="Hours"
      locale="es-ES"
    />,
  )
  const closed = screen.getAllByRole('row').map(({ textContent }) => textContent.endsWith('Closed'))
  expect(closed).toEqual([false, true, true, true, true, false, false])
})
