import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { contactOffice } from 'component-schemas/content-types/contact-office/schema.ts'
import { afterEach, expect, test } from 'vitest'
import { OfficeDetail } from './office-detail.tsx'

afterEach(cleanup)

const context = { locale: 'de-DE', isEditor: false }
const breadcrumbs = [{ label: 'Inicio', href: '/' }, { label: 'Aquí' }]
const hours = [
  { component: 'opening_hours', _uid: 'h1', from: 'monday', to: 'friday', opens: '09:00', closes: '13:30' },
  { component: 'opening_hours', _uid: 'h2', from: 'monday', to: 'thursday', opens: '16:00', closes: '19:00' },
] as const
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

test('the page of an office has one h1, headings in order and no axe violation', async () => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <OfficeDetail
          office={officeStory}
          departmentName="Ersatzteile"
          countryName="Spanien"
          servedNames={['Spanien', 'Portugal']}
          body={[]}
          breadcrumbs={breadcrumbs}
          context={context}
        />
      </main>
    </I18nProvider>,
  )
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})
