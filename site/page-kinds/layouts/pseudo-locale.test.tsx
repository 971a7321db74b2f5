import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages } from '#site/messages/pseudo.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { layouts } from './layouts.tsx'

afterEach(cleanup)

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
const alternates = [
  { locale: 'es', iso: 'es-ES', label: 'Español', href: '/', isCurrent: false },
  { locale: 'en', iso: 'en', label: 'English', href: '/en', isCurrent: false },
]

test.each(Object.keys(layouts) as LayoutName[])('every text of the layout %s comes from the catalogues', (name) => {
  const Layout = layouts[name]
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Layout settings={undefined} locale="en" alternates={alternates} homeHref="/" path="/">
        {''}
      </Layout>
    </I18nProvider>,
  )
  const labels = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '')
  const texts = [...container.querySelectorAll('a, button')].map((one) => one.textContent ?? '')
  const own = [...labels, ...texts].filter((text) => text !== '' && !/^(Español|English)/.test(text))
  // The pseudo-locale writes every letter with an accent: plain words did not pass through a catalogue.
  expect(own.filter((text) => /[a-z]{4,}/.test(text.replace('Zarandal', '')))).toEqual([])
})
