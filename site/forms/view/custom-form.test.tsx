import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { customFormResolved } from 'component-schemas/blocks/custom-form/examples.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadForm } from './form-island.client.tsx'
import { FormSection } from './form-section.tsx'

await loadForm()

const { form } = customFormResolved
if (form === undefined) throw new Error('The example has a form.')

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function mount() {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return render(
    <I18nProvider i18n={i18n}>
      {form && <FormSection form={form} locale="en" forms={{ tokenFor: () => 'token' }} />}
    </I18nProvider>,
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('every field', () => {
  test('has a name, and its help as a description', () => {
    mount()
    const named = ['Empresa', 'Correo electrónico', 'Teléfono', 'Máquinas en el taller']
    for (const name of named) expect(box(name)).toBeTruthy()
    expect(screen.getByRole('group', { name: '¿Qué le interesa?' })).toBeTruthy()
    expect(screen.getByRole('radiogroup', { name: '¿Ya es cliente?' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'País' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /He leído las condiciones/ })).toBeTruthy()
    const description = box('Teléfono').getAttribute('aria-describedby') ?? ''
    expect(description.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
      'Solo cifras, con el prefijo del país.',
    )
  })

  test('is sent by the browser itself where there is no script', () => {
    const { container } = mount()
    const element = container.querySelector('form')
    expect(element?.getAttribute('action')).toBe('/api/forms/ejemplo')
    expect(element?.getAttribute('method')).toBe('post')
    const names = [...(element?.elements ?? [])].map((one) => one.getAttribute('name')).filter(Boolean)
    expect(names).toEqual(
      expect.arrayContaining(['interest', 'email', 'country', 'customer', 'photo', 'terms', '_token']),
    )
  })
})

describe('an error', () => {
  test('shows when the field is left, not before, and goes when it is mended', async () => {
    mount()
    fireEvent.change(box('Correo electrónico'), { target: { value: 'ana' } })
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(screen.queryByText('Please enter a valid email address.')).toBeNull()
    fireEvent.focusOut(box('Correo electrónico'))
    await screen.findByText('Please enter a valid email address.')
    expect(box('Correo electrónico').getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(box('Correo electrónico'), { target: { value: 'ana@taller.example' } })
    fireEvent.input(box('Correo electrónico'))
    await waitFor(() => expect(screen.queryByText('Please enter a valid email address.')).toBeNull())
  })

  test('of any field keeps the form from being sent; the summary has the focus', async () => {
    const fetching = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetching)
    mount()
    fireEvent.click(screen.getByRole('button', { name: /Enviar la consulta/ }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('There were errors in your form.')
    expect(summary.textContent).toContain('Sorry, not all fields are filled out correctly.')
    const lines = [...summary.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(lines).toContain('Correo electrónico is required.')
    expect(lines.filter((line) => line.startsWith('Please'))).toEqual([])
    expect(document.activeElement).toBe(summary)
    expect(fetching.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
  })
})

test('a choice makes another answer necessary', () => {
  mount()
  expect(box('Teléfono').getAttribute('aria-required')).not.toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Que me llamen' }))
  expect(box('Teléfono').getAttribute('aria-required')).toBe('true')
})

test('a question whose condition does not hold is not there', () => {
  mount()
  expect(screen.queryByRole('textbox', { name: 'Dirección' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Visita de un comercial' }))
  expect(box('Dirección').getAttribute('aria-required')).toBe('true')
})
