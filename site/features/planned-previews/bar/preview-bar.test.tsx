import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PreviewBarProps } from './bar-props.ts'
import { carryChoice } from './carry-choice.client.ts'
import { PreviewBar } from './preview-bar.client.tsx'

const props: PreviewBarProps = {
  passedOn: [['_storyblok', '7']],
  chosen: { release: '12', moment: '2026-12-01T09:30', group: '' },
  releases: undefined,
  plan: undefined,
  isGone: false,
  unknownRelease: undefined,
  momentText: '1 Dec 2026, 09:30',
  zoneText: 'Central European Time',
  groups: [],
  languages: [
    { label: 'Español', iso: 'es-ES', href: '?_storyblok_lang=default', isCurrent: true },
    { label: 'Deutsch', iso: 'de-DE', href: '?_storyblok_lang=de', isCurrent: false },
  ],
  websites: [],
  query: '_storyblok=7',
  plainHref: '?_storyblok=7',
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function mount(more: Partial<PreviewBarProps> = {}) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return render(
    <I18nProvider i18n={i18n}>
      <PreviewBar read={{ ...props, ...more }} links={[]} />
    </I18nProvider>,
  )
}

describe('the preview bar', () => {
  test('says what is shown, and holds it in a form that reads the address', () => {
    mount()
    expect(screen.getByText('Release 12')).toBeDefined()
    expect(screen.getByText('1 Dec 2026, 09:30')).toBeDefined()
    const form = screen.getByLabelText<HTMLInputElement>('Number of the release').form
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', ''])
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['_storyblok', '7'],
      ['_preview_at', '2026-12-01T09:30'],
      ['_storyblok_release', '12'],
    ])
  })

  test('offers releases by their names and times, and one that is out by its number', () => {
    const releases = [
      { value: '12', name: 'Spring', timeText: '1 Mar 2027, 09:00' },
      { value: '13', name: 'Some day', timeText: undefined },
    ]
    mount({ releases })
    expect(screen.getByText('Release Spring')).toBeDefined()
    const field = screen.getByLabelText<HTMLSelectElement>('Release')
    const options = () => within(field).getAllByRole('option', { hidden: true })
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'No release',
      'Spring (1 Mar 2027, 09:00)',
      'Some day',
    ])
    expect(new FormData(field.form ?? undefined).get('_storyblok_release')).toBe('12')
    cleanup()
    mount({ releases, chosen: { ...props.chosen, release: '9' } })
    expect(screen.getByLabelText<HTMLSelectElement>('Release').value).toBe('9')
  })

  test('says how much of the plan is shown, or why it is not', () => {
    mount({ plan: { publishes: 2, unpublishes: 0, releases: 1 }, isGone: true })
    expect(screen.getByText('Includes 2 publishes, 1 release')).toBeDefined()
    expect(screen.getByText('Not public then: the draft is shown')).toBeDefined()
    cleanup()
    mount({ plan: { publishes: 0, unpublishes: 0, releases: 0 } })
    expect(screen.getByText('Nothing is planned until then')).toBeDefined()
    for (const [unknown, words] of [
      ['no-token', /has no token/],
      ['refused', /refuses the token/],
      ['unavailable', /did not say/],
    ] as const) {
      cleanup()
      mount({ plan: { unknown } })
      expect(screen.getByText('The plan is not known')).toBeDefined()
      expect(screen.getByText(words)).toBeDefined()
    }
  })

  test('is hidden and shown by F2, and by no key together with another', () => {
    mount()
    const bars = () => screen.queryAllByText('Release 12').length
    fireEvent.keyDown(window, { key: 'F2', ctrlKey: true })
    fireEvent.keyDown(window, { key: 'p' })
    expect(bars()).toBe(1)
    fireEvent.keyDown(window, { key: 'F2' })
    expect(bars()).toBe(0)
    fireEvent.keyDown(window, { key: 'F2' })
    expect(bars()).toBe(1)
  })

  test('stays hidden on the next page, until its button shows it', () => {
    mount()
    fireEvent.click(screen.getByRole('button', { name: /^Hide/ }))
    cleanup()
    mount()
    fireEvent.click(screen.getByRole('button', { name: /^Show the preview bar/ }))
    expect(screen.getByText('Release 12')).toBeDefined()
  })

  test('names a release that there is not, and offers no choice where there is only one', () => {
    mount({ unknownRelease: '99', chosen: { release: '', moment: '', group: '' }, momentText: undefined })
    expect(screen.getByText('There is no release 99')).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'Website' })).toBeNull()
    expect(within(screen.getByText('Language').closest('nav') as HTMLElement).getAllByRole('link')).toHaveLength(2)
  })
})

describe('a page with a choice', () => {
  function followed(href: string): string {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    link.remove()
    return `${link.pathname}${decodeURIComponent(link.search)}`
  }

  test('hands it on to the pages of its links, with the signature, and to no other address', () => {
    history.replaceState(null, '', '/x?_storyblok=7&_storyblok_release=12&_storyblok_tk[token]=a&page=2')
    const stop = carryChoice()
    expect(followed('/productos?page=3')).toBe('/productos?page=3&_storyblok_release=12&_storyblok_tk[token]=a')
    expect(followed('/api/downloads/a')).toBe('/api/downloads/a')
    expect(followed('/f/guia.pdf')).toBe('/f/guia.pdf')
    expect(followed('/x?_storyblok=7')).toBe('/x?_storyblok=7')
    expect(followed('https://other.example/a')).toBe('/a')
    stop()
    expect(followed('/productos')).toBe('/productos')
  })

  test('is left by its links where nothing is chosen', () => {
    history.replaceState(null, '', '/x?_storyblok=7&_storyblok_release=0&_storyblok_tk[token]=a')
    const stop = carryChoice()
    expect(followed('/productos')).toBe('/productos')
    stop()
  })

  test('hands it on to a list that is filtered by a form', () => {
    history.replaceState(null, '', '/x?_preview_at=2027-01-01T00:00')
    const stop = carryChoice()
    const form = Object.assign(document.createElement('form'), { method: 'get', action: '/productos' })
    document.body.append(form)
    form.addEventListener('submit', (event) => event.preventDefault())
    form.requestSubmit()
    expect([...new FormData(form)]).toEqual([['_preview_at', '2027-01-01T00:00']])
    stop()
    form.remove()
  })
})
