import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkForm } from './link-form.tsx'
import type { LinkPanel } from './read-link-panel.ts'

afterEach(cleanup)

const panel: LinkPanel = {
  interfaceLocale: 'en',
  story: { id: 7, name: 'Novedad' },
  locale: 'es',
  previewed: {},
  releases: [],
  releasesUnknown: undefined,
  marketHere: 'base',
  choices: [{ website: 'http://localhost:3000', market: 'base', locales: ['es', 'en'] }],
  obstacle: undefined,
  chosen: 'base.es',
  problem: undefined,
  written: { sharedBy: '', note: '', shows: '' },
  created: undefined,
  revoked: undefined,
  own: [],
  ofReleases: [],
  others: [],
}

function mount(more: Partial<LinkPanel>) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  render(
    <I18nProvider i18n={i18n}>
      <LinkForm {...panel} {...more} />
    </I18nProvider>,
  )
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const releases = [
  { id: 12, name: 'Primavera', at: undefined },
  { id: 13, name: 'Feria', at: 1_795_694_400_000 },
]
const ofReleases = ['All pages of the release “Primavera”', 'All pages of the release “Feria”']

test('offers the page and each release that is to come', () => {
  mount({ releases })
  expect(offered().slice(0, 3)).toEqual(['This page', ...ofReleases])
})

test('offers the releases alone where the page has no link', () => {
  mount({ releases, obstacle: 'login' })
  expect(offered().slice(0, 2)).toEqual(ofReleases)
})

test('keeps the release that was chosen when the form comes back', () => {
  mount({ releases, problem: 'invalid', written: { sharedBy: '', note: '', shows: '13' } })
  expect(screen.getByLabelText<HTMLSelectElement>(/The link shows/).value).toBe('13')
})

test.each([
  ['no-token', 'this website has no token'],
  ['refused', 'the CMS refuses the token'],
  ['unavailable', 'the CMS does not say what is planned'],
] as const)('offers no release and says why where the plan is not known: %s', (releasesUnknown, reason) => {
  mount({ releasesUnknown })
  expect(screen.queryByLabelText(/The link shows/)).toBeNull()
  expect(screen.getByText(new RegExp(reason))).toBeTruthy()
})
