import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WeekHours, type WeekHoursProps } from './week-hours.tsx'

afterEach(cleanup)

const weekHours = [
  { from: 'monday', to: 'friday', opens: '09:00', closes: '13:30' },
  { from: 'monday', to: 'thursday', opens: '16:00', closes: '19:00' },
] as const

function mount(props: Omit<WeekHoursProps, 'caption'>) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WeekHours caption="Hours" {...props} />
    </I18nProvider>,
  )
}

test('a week has seven days in the reader’s language; a day with a pause has two times, one without any is closed', () => {
  mount({ hours: weekHours, locale: 'de-DE' })
  const rows = within(screen.getByRole('table', { name: 'Hours' })).getAllByRole('row')
  const texts = rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(texts).toHaveLength(7)
  expect(texts[0]).toMatch(/^Montag09:00.13:30.*16:00.19:00/)
  expect(texts[4]).toMatch(/^Freitag09:00.13:30( Uhr)?$/)
  expect(texts[6]).toBe('SonntagClosed')
})

test('hours may run over the end of the week', () => {
  mount({ hours: [{ from: 'saturday', to: 'monday', opens: '10:00', closes: '14:00' }], locale: 'es-ES' })
  const closed = screen.getAllByRole('row').map(({ textContent }) => textContent.endsWith('Closed'))
  expect(closed).toEqual([false, true, true, true, true, false, false])
})
