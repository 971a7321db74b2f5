import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { customFormResolved } from 'component-schemas/blocks/custom-form/examples.ts'
import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadForm } from './form-island.client.tsx'
import { FormSection } from './form-section.tsx'

await loadForm()

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function mount() {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const form = customFormResolved.form as ShownForm
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <FormSection form={form} locale="en" forms={{ tokenFor: () => 'token' }} />
      </I18nProvider>,
    )
  })
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const tick = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const write = (name: string, value: string) => {
  fireEvent.change(box(name), { target: { value } })
  fireEvent.input(box(name))
}

/** A server that delays each request until the test gives the response. */
function server({ hasToken = true } = {}) {
  const posts: FormData[] = []
  const waiting: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return hasToken ? Promise.resolve(Response.json({ token: 'visit' })) : Promise.reject(new TypeError('offline'))
    // As it was at that moment: the form sends the same object again.
    const sent = new FormData()
    for (const [name, value] of (init.body as FormData).entries()) sent.append(name, value)
    posts.push(sent)
    return new Promise<Response>((resolve) => waiting.push(resolve))
  })
  return { posts, respond: (body: object, status: number) => waiting.shift()?.(Response.json(body, { status })) }
}

async function fillIn() {
  await mount()
  tick('Una oferta de precio')
  write('Empresa', 'Cerrajería')
  write('Correo electrónico', 'ana@taller.example')
  tick(/He leído/)
}

const wrongAddress = () => screen.queryByText('Please enter a valid email address.')

test('an answer is judged 20 milliseconds after the last key stroke', async () => {
  await mount()
  write('Correo electrónico', 'ana')
  fireEvent.focusOut(box('Correo electrónico'))
  await pass(19)
  expect(wrongAddress()).toBeNull()
  await pass(1)
  expect(wrongAddress()).not.toBeNull()
  write('Correo electrónico', 'ana@taller')
  await pass(15)
  write('Correo electrónico', 'ana@taller.example')
  await pass(15)
  expect(wrongAddress()).not.toBeNull()
  await pass(5)
  expect(wrongAddress()).toBeNull()
})

test('boxes are judged when they change, not when they are left', async () => {
  await mount()
  for (const name of ['Documentación por correo', 'Que me llamen', 'Visita de un comercial']) tick(name)
  await pass(20)
  expect(screen.queryByText('Please choose no more than 3 answers.')).toBeNull()
  tick('Una oferta de precio')
  tick(/He leído/)
  tick(/He leído/)
  await pass(20)
  expect(screen.queryByText('Please choose no more than 3 answers.')).not.toBeNull()
  expect(screen.queryByText('Please accept las condiciones.')).not.toBeNull()
})

test('while a form is under way its button turns, says so, and sends nothing again', async () => {
  const { posts } = server()
  await fillIn()
  const button = screen.getByRole('button', { name: /Enviar la consulta/ })
  expect([button.dataset['busy'], screen.getByRole('status').textContent]).toEqual(['false', ''])
  for (let click = 0; click < 3; click += 1) fireEvent.click(button)
  await pass(100)
  expect([button.dataset['busy'], screen.getByRole('status').textContent]).toEqual(['true', 'Sending'])
  fireEvent.click(button)
  await pass(100)
  expect(posts.map((data) => [data.get('company'), data.get('email')])).toEqual([['Cerrajería', 'ana@taller.example']])
})

test('a form that could not be sent keeps what was typed, says so, and is sent at the next click', async () => {
  const { posts, respond } = server()
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: /Enviar la consulta/ }))
  await pass(100)
  respond({ problem: 'not-sent' }, 503)
  await pass(100)
  expect(document.activeElement?.textContent).toContain('Your answers are kept')
  expect(box('Empresa').value).toBe('Cerrajería')
  expect(sessionStorage.getItem('form:ejemplo')).toContain('ana@taller.example')
  fireEvent.click(screen.getByRole('button', { name: /Enviar la consulta/ }))
  await pass(100)
  expect(posts).toHaveLength(2)
  respond({ errors: { email: 'Not this one.' } }, 422)
  await pass(100)
  expect(screen.getByRole('alert').textContent).toContain('Not this one.')
  expect(box('Correo electrónico').getAttribute('aria-invalid')).toBe('true')
})

test('a form whose session ended holds what was typed and leads to the login', async () => {
  const { respond } = server()
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: /Enviar la consulta/ }))
  await pass(100)
  respond({ problem: 'login-ended', login: '/extranet?form=x#y' }, 401)
  await pass(100)
  expect(document.activeElement?.textContent).toContain('Your session has ended')
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/extranet?form=x#y')
  expect(box('Empresa').value).toBe('Cerrajería')
})

test('a form whose token did not come waits with the one that comes back, and is sent by itself', async () => {
  const { posts, respond } = server({ hasToken: false })
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: /Enviar la consulta/ }))
  await pass(100)
  respond({ problem: 'check-again', token: 'a fresh one', waitMs: 2000 }, 409)
  await pass(2050)
  expect(posts.map((data) => data.get('_token'))).toEqual(['token'])
  await pass(100)
  expect(posts.map((data) => data.get('_token'))).toEqual(['token', 'a fresh one'])
})

test('a form that is gone says so above its reason, and not that it is only unsent', async () => {
  const { respond } = server()
  await fillIn()
  fireEvent.click(screen.getByRole('button', { name: /Enviar la consulta/ }))
  await pass(100)
  respond({ problem: 'gone' }, 404)
  await pass(100)
  const alert = screen.getByRole('alert', { name: 'This form is no longer offered.' })
  expect(alert.textContent).toContain('Please write to us another way.')
  expect(alert.textContent).not.toContain('has not been sent yet')
})
