import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { job } from 'component-schemas/content-types/job/schema.ts'
import { afterEach, expect, test } from 'vitest'
import { JobDetail } from './job-detail.tsx'

afterEach(cleanup)

const story = job.content.parse({
  component: 'job',
  _uid: 'j',
  title: 'Ajuste de máquinas',
  area: 'production',
  contract: 'permanent',
  place: 'Valdeherreros',
  country: 'ES',
  published: '2026-10-01 00:00',
  closes: '2027-01-31 00:00',
  brings: 'Oído\nPaciencia',
  weeklyHours: '37.5',
  apply: { fieldtype: 'multilink', linktype: 'email', email: 'trabajo@zarandal.example' },
})

function mount(isOpen: boolean) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return render(
    <I18nProvider i18n={i18n}>
      <main>
        <JobDetail
          job={story}
          areaName="Fertigung"
          countryName="Spanien"
          isOpen={isOpen}
          body={[]}
          breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: 'Aquí' }]}
          context={{ locale: 'de-DE', isEditor: false }}
        />
      </main>
    </I18nProvider>,
  )
}

test.each([true, false])('an offer (open: %s) has one h1, headings in order and no axe violation', async (isOpen) => {
  const { container } = mount(isOpen)
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('an open offer can be applied for, a closed one says so', () => {
  mount(true)
  expect(screen.getByRole('link', { name: 'Apply for this job' }).getAttribute('href')).toBe(
    'mailto:trabajo@zarandal.example',
  )
  expect(screen.getByText(/37,5/)).toBeTruthy()
  cleanup()
  mount(false)
  expect(screen.queryByRole('link', { name: 'Apply for this job' })).toBeNull()
  expect(screen.getByText(/This offer is closed/)).toBeTruthy()
})
