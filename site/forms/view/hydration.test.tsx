import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from '@testing-library/react'
import { customFormResolved } from 'component-schemas/blocks/custom-form/examples.ts'
import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadForm } from './form-island.client.tsx'
import { FormSection } from './form-section.tsx'
import { renderedByServer } from './rendered-by-server.fixture.ts'

await loadForm()

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const tree = (
  <I18nProvider i18n={i18n}>
    <FormSection form={customFormResolved.form as ShownForm} locale="en" forms={{ tokenFor: () => 'token' }} />
  </I18nProvider>
)

const html = renderToString(tree)

beforeEach(() => sessionStorage.clear())

test('what the server drew is taken over as it is, then the script decides what shows', async () => {
  const page = renderedByServer(html)
  const question = () => page.querySelector('[data-question="address"]')?.hasAttribute('hidden')
  const marks = () => page.querySelectorAll('[data-mark="phone"]').length
  expect([question(), marks()]).toEqual([false, 1])
  const problems: unknown[] = []
  const reported = vi.spyOn(console, 'error').mockImplementation((...words) => void problems.push(words))
  const root = await act(async () => hydrateRoot(page, tree, { onRecoverableError: (error) => problems.push(error) }))
  reported.mockRestore()
  expect(problems).toEqual([])
  expect([question(), marks()]).toEqual([true, 0])
  act(() => root.unmount())
})

test('what was typed before the script arrived stays, and is kept for a reload', async () => {
  const page = renderedByServer(html)
  const company = () => page.querySelector<HTMLInputElement>('input[name="company"]')
  const box = company()
  if (box) box.value = 'Cerrajería'
  const root = await act(async () => hydrateRoot(page, tree))
  expect(company()?.value).toBe('Cerrajería')
  expect(sessionStorage.getItem('form:ejemplo')).toContain('Cerrajería')
  act(() => root.unmount())
})

/** Types into the form before the script arrives, and moves the focus. */
async function typeEarly(focused: 'email' | 'company') {
  const page = renderedByServer(html)
  const box = (name: string) => page.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const email = box('email')
  if (email) email.value = 'ana'
  box(focused)?.focus()
  const root = await act(async () => hydrateRoot(page, tree))
  // Twice what the judgement of a key stroke waits.
  const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 40)))
  await wait()
  const wrong = () => [...page.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))
  return { wrong, box, wait, end: () => act(() => root.unmount()) }
}

test('answers that were typed and left before the script arrived are validated when it does; unreached ones are not', async () => {
  const { wrong, end } = await typeEarly('company')
  expect(wrong()).toEqual(['email'])
  end()
})

test('a field that is still typed in when the script arrives is judged when it is left', async () => {
  const { wrong, box, wait, end } = await typeEarly('email')
  expect(wrong()).toEqual([])
  box('company')?.focus()
  await wait()
  expect(wrong()).toEqual(['email'])
  end()
})

/** What a visitor has done in each kind of field when something is rendered: without an event, as between two of the browser's tasks. */
const uses: Readonly<Record<string, (field: HTMLInputElement) => void>> = {
  text: (field) => void (field.value = 'Cerrajería'),
  email: (field) => void (field.value = 'ana.martinez@taller.example'),
  tel: (field) => void (field.value = '934'),
  date: (field) => void (field.value = '2026-02-03'),
  textarea: (field) => void (field.value = 'Dos máquinas'),
  'select-one': (field) => void ((field as unknown as HTMLSelectElement).selectedIndex = 1),
  checkbox: (field) => void (field.checked = true),
  radio: (field) => void (field.checked = true),
}

const fieldsIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(({ type }) => type in uses)
const heldIn = (page: HTMLElement) =>
  fieldsIn(page).map(({ name, type, value, checked }) => `${name} (${type}): ${value} ${checked}`)

test.each(['before the script arrives', 'after it, while other things are rendered'])(
  'no kind of field loses what was done %s',
  async (when) => {
    const page = renderedByServer(html)
    expect(new Set(fieldsIn(page).map(({ type }) => type))).toEqual(new Set(Object.keys(uses)))
    const use = () => {
      for (const field of fieldsIn(page)) uses[field.type]?.(field)
      return heldIn(page)
    }
    const before = fieldsIn(page)
    const early = when.startsWith('before') ? use() : undefined
    const root = await act(async () => hydrateRoot(page, tree))
    const held = early ?? use()
    const again = (locale: string) =>
      act(() =>
        root.render(
          <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>{tree.props.children}</I18nProvider>,
        ),
      )
    again('de')
    again('en')
    expect(heldIn(page)).toEqual(held)
    expect(fieldsIn(page).every((field, at) => field === before[at])).toBe(true)
    act(() => root.unmount())
  },
)

test('an empty date has no value that React would write again: the browser would empty a half-typed one', () => {
  expect(renderedByServer(html).querySelector('input[type=date]')?.hasAttribute('value')).toBe(false)
})
