import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { choiceCookie } from './choice.ts'
import { ConsentPanel } from './consent-panel.tsx'
import { type ConsentLaw, consentLawFor } from './market-law.ts'
import type { Tag } from './tags.ts'

const reportFieldData = vi.hoisted(() => vi.fn())
vi.mock('./field-data/report-field-data.client.ts', () => ({ reportFieldData }))

/** The window of the tests opens no popovers. */
const showPopover = vi.fn()
const hidePopover = vi.fn()
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
  forget()
})
afterEach(() => {
  vi.clearAllMocks()
  for (const script of document.querySelectorAll('script[data-tag]')) script.remove()
})

let count = 0

/** Tools are loaded once a document, and all tests share one: each has tools of its own. */
function tools(): Tag[] {
  count += 1
  return [
    { id: `shop-${count}`, purpose: 'marketing', src: 'https://tags.example/shop.js', starts: 'gtm.js' },
    { id: `own-${count}`, purpose: 'statistics', src: 'https://tags.example/own.js' },
  ]
}

function forget(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'consent=; Max-Age=0; Path=/'
  Reflect.deleteProperty(window, 'dataLayer')
}

function remember(...chosen: ('statistics' | 'marketing')[]): void {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = choiceCookie(new Set(chosen), { days: 1, isSecure: false })
}

function mount(tags: readonly Tag[], law: ConsentLaw = consentLawFor(markets.base), takesFieldData = false): void {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  render(
    <I18nProvider i18n={i18n}>
      <ConsentPanel law={law} tags={tags} takesFieldData={takesFieldData} />
    </I18nProvider>,
  )
}

const loaded = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-tag]')].map(({ src }) => src)
const click = (name: string) => fireEvent.click(screen.getByText(name))

describe('measuring', () => {
  test('does not begin before there is a choice; the visitor is asked', () => {
    mount(tools())
    expect(showPopover).toHaveBeenCalledTimes(1)
    expect(loaded()).toEqual([])
  })

  test('begins with everything when everything is accepted', () => {
    mount(tools())
    click('Accept everything')
    expect(loaded()).toEqual(['https://tags.example/shop.js', 'https://tags.example/own.js'])
    expect(hidePopover).toHaveBeenCalled()
    expect(document.cookie).toContain('consent=v1.statistics.marketing')
    const layer = Reflect.get(window, 'dataLayer') as { event: string }[]
    expect(layer.map(({ event }) => event)).toEqual(['consent', 'gtm.js'])
  })

  test('begins with what is ticked alone', () => {
    mount(tools())
    fireEvent.click(screen.getByLabelText(/^Statistics/))
    click('Keep what is ticked')
    expect(loaded()).toEqual(['https://tags.example/own.js'])
    expect(document.cookie).toContain('consent=v1.statistics')
  })

  test('does not start when everything is refused, and the panel stays closed', () => {
    mount(tools())
    click('Refuse everything')
    expect(loaded()).toEqual([])
    mount(tools())
    expect(showPopover).toHaveBeenCalledTimes(1)
  })

  test('begins at once where it was allowed before', () => {
    remember('marketing')
    mount(tools())
    expect(showPopover).not.toHaveBeenCalled()
    expect(loaded()).toEqual(['https://tags.example/shop.js'])
  })
})

test('the speed of a visit is reported with consent to statistics alone, and once a document', async () => {
  const law = consentLawFor(markets.base)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  mount([], law, true)
  click('Refuse everything')
  remember('marketing')
  mount([], law, true)
  remember('statistics')
  mount([], law, false)
  await import('./field-data/report-field-data.client.ts')
  expect(reportFieldData).not.toHaveBeenCalled()
  mount([], law, true)
  mount([], law, true)
  await vi.waitFor(() => expect(reportFieldData).toHaveBeenCalledTimes(1))
  vi.unstubAllGlobals()
})

test('a purpose without a tool is not asked for', () => {
  mount([])
  expect(screen.queryByLabelText(/^Marketing/)).toBeNull()
  click('Accept everything')
  expect(document.cookie).toMatch(/consent=v1\.statistics(;|$)/)
})

test('Italy has a cross that refuses, France a button that says so in its words', () => {
  mount([], consentLawFor(markets.italy))
  fireEvent.click(screen.getByLabelText('Close and refuse everything'))
  expect(document.cookie).toMatch(/consent=v1(;|$)/)
  mount([], consentLawFor(markets.france))
  expect(screen.getByText('Continue without accepting')).toBeTruthy()
})
