import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { LandingData } from 'component-schemas/landing/landing-data.ts'
import { landingExamples } from 'component-schemas/landing/landing-examples.fixture.ts'
import { showLanding } from 'component-schemas/landing/show-landing.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CustomLanding } from './custom-landing.tsx'
import { partsOf } from './parts-of.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-02-28T17:59:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function mount(data: LandingData, ended: readonly string[] = []) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const { shown } = showLanding(data, new Map())
  const context = { locale: 'es-ES', isEditor: false }
  return render(
    <I18nProvider i18n={i18n}>
      <main>
        <CustomLanding landing={shown} ended={ended} hasOwnHead homeHref="/" context={context} />
      </main>
    </I18nProvider>,
  )
}

describe('a custom landing', () => {
  test('renders every kind of section accessibly, under one heading of the first level', async () => {
    vi.useRealTimers()
    const { container } = mount(landingExamples.typical)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'The machine that comes along',
    ])
    for (const title of ['What it spares you', 'Technical data', 'Who has one', 'The first hundred']) {
      expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    }
  })

  test('says what a cell of a comparison belongs to', () => {
    mount(landingExamples.typical)
    expect(screen.getByRole('columnheader', { name: 'Smart Pro Mini' })).toBeTruthy()
    expect(screen.getAllByRole('rowheader', { name: 'Weight' })).toHaveLength(2)
  })

  test('counts down to the second, and says what holds afterwards', () => {
    mount(landingExamples.typical)
    expect(screen.getByRole('timer').textContent).toContain('23Hours1Minutes0Seconds')
    act(() => {
      vi.advanceTimersByTime(24 * 3600 * 1000)
    })
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('The first hundred are sold.')).toBeTruthy()
  })

  test('that has ended offers nothing any more', () => {
    mount(landingExamples.typical, ['countdown'])
    expect(screen.queryByText('Reserve one')).toBeNull()
    expect(screen.getByText('The first hundred are sold.')).toBeTruthy()
  })

  test('wears its two colours', () => {
    const { container } = mount(landingExamples.typical)
    const style = container.querySelector('[style*="--landing-ground"]')?.getAttribute('style')
    expect(style).toContain('#10312b')
    expect(style).toContain('#f2c14e')
  })

  test('wears the house’s where its own cannot be read on each other', () => {
    const { container } = mount({ ...landingExamples.minimal, theme: { ground: '#777777', accent: '#888888' } })
    expect(container.querySelector('[style*="--landing-ground"]')?.getAttribute('style')).toContain('#14181d')
  })
})

test('a span is whole days, hours, minutes and seconds, and never less than nothing', () => {
  expect(partsOf(((26 * 60 + 3) * 60 + 4.9) * 1000)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  expect(partsOf(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
