import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type FormField, formFields } from 'component-schemas/content-types/form-page/form-fields.ts'
import { parseOneOf } from 'component-schemas/parse/unsupported.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { conditionStyle } from './condition-style.ts'
import { loadForm } from './form-island.client.tsx'
import { FormSection } from './form-section.tsx'

await loadForm()

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const choices = ['a', 'b'].map((value) => ({ component: 'form_choice', _uid: value, value, label: `Choice ${value}` }))
const when = (question: string, must: string, value?: string) => [
  { component: 'form_condition', _uid: 'c', question, test: must, value },
]
const asked: readonly object[] = [
  { component: 'form_checkboxes', name: 'boxes', label: 'Boxes', choices },
  { component: 'form_text', name: 'words', label: 'Words' },
  { component: 'form_file', name: 'photo', label: 'Photo' },
  { component: 'form_text', name: 'any', label: 'After any box', showWhen: when('boxes', 'answered') },
  { component: 'form_text', name: 'only', label: 'After only a', showWhen: when('boxes', 'is', 'a') },
  { component: 'form_text', name: 'behind', label: 'Behind it', showWhen: when('only', 'answered') },
  { component: 'form_text', name: 'written', label: 'After a word', showWhen: when('words', 'is', 'llave') },
  { component: 'form_text', name: 'about', label: 'About the photo', showWhen: when('photo', 'answered') },
  { component: 'form_text', name: 'reason', label: 'Reason', requireWhen: when('words', 'answered') },
]
const fields = asked.map((wire, at) => parseOneOf<FormField>(formFields, { _uid: `q${at}`, ...wire }) as FormField)

async function mount(rendered: readonly FormField[] = fields) {
  const form = {
    uuid: 'u',
    slug: 'f',
    title: 'F',
    intro: undefined,
    fields: rendered,
    submitLabel: 'Go',
    missingWords: 'named',
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <FormSection form={form as never} locale="en" forms={{ tokenFor: () => 'token' }} />
      </I18nProvider>,
    )
  })
}

const isThere = (name: string) => screen.queryByRole('textbox', { name }) !== null
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

test('a question is there while any choice of another is made, or only the one', async () => {
  await mount()
  expect([isThere('After any box'), isThere('After only a')]).toEqual([false, false])
  tick('Choice a')
  expect([isThere('After any box'), isThere('After only a')]).toEqual([true, true])
  tick('Choice b')
  expect([isThere('After any box'), isThere('After only a')]).toEqual([true, false])
})

test('a question goes with the one it depends on', async () => {
  await mount()
  tick('Choice a')
  write('After only a', 'x')
  expect(isThere('Behind it')).toBe(true)
  tick('Choice b')
  expect(isThere('Behind it')).toBe(false)
})

test('a question waits for a written word, judged as it is sent', async () => {
  await mount()
  expect(isThere('After a word')).toBe(false)
  write('Words', ' llave ')
  expect(isThere('After a word')).toBe(true)
})

test('a question waits for a file', async () => {
  await mount()
  expect(isThere('About the photo')).toBe(false)
  const file = new File(['%PDF-'], 'llave.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } })
  expect(isThere('About the photo')).toBe(true)
  expect(sessionStorage.getItem('form:f')).not.toContain('llave.pdf')
})

test('an asterisk stands only where an answer is needed', async () => {
  await mount()
  const marks = () => document.querySelectorAll('[data-mark="reason"]').length
  expect(marks()).toBe(0)
  write('Words', 'x')
  expect(marks()).toBe(1)
})

test('without a script, a question that depends on written words or files is there', () => {
  const style = conditionStyle(fields, 'f')
  expect(style).not.toContain('[data-question="written"]')
  expect(style).not.toContain('[data-question="about"]')
  for (const name of ['any', 'only', 'behind']) expect(style).toContain(`[data-question="${name}"]{display:none}`)
})

test('a question that a new version asks of everybody is not hidden by the conditions of the one before', async () => {
  await mount()
  expect(screen.queryByRole('textbox', { name: 'After only a' })).toBeNull()
  cleanup()
  await mount(fields.map((field) => ('showWhen' in field ? { ...field, showWhen: undefined } : field)))
  expect(screen.getByRole('textbox', { name: 'After only a' })).toBeTruthy()
})
