import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { customFormResolved } from 'component-schemas/blocks/custom-form/examples.ts'
import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { formText } from 'component-schemas/content-types/form-page/written-questions.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { checkAnswers } from '../form-schema.ts'
import { FormSection } from './form-section.tsx'
import { loadPatterns } from './use-checking.client.ts'

const { isLoaded } = vi.hoisted(() => ({ isLoaded: vi.fn<() => void>() }))
vi.mock('component-schemas/patterns/form-patterns.ts', async (load) => {
  isLoaded()
  return await load()
})

afterEach(cleanup)

const partNumber = (value: string) => {
  const rules = [{ component: 'form_rule', _uid: 'r', rule: 'matches', value }]
  return [formText.content.parse({ component: 'form_text', _uid: 'q', name: 'part', label: 'Part number', rules })]
}

async function isRefused(value: string, part: string) {
  const fields = partNumber(value)
  const patterns = await loadPatterns(fields)
  return 'part' in checkAnswers(fields, { messages: {}, answers: { part }, now: new Date(0), patterns })
}

test('loads the engine of patterns for a form that has one, and for no other', async () => {
  expect(await loadPatterns(partNumber('LIN-12\nNOR-1'))).toEqual(new Map())
  expect(isLoaded).not.toHaveBeenCalled()
  expect(await isRefused('LIN-12\n/^[A-Z]{3}-\\d$/', 'NOR-1')).toBe(false)
  expect(isLoaded).toHaveBeenCalledOnce()
})

test.each(['/^(?=.*[0-9])[A-Z]+$/', '/^([A-Z])\\1$/', '/^[A-Z/', '/.{1,9999}/'])(
  'a visitor is not refused because of the pattern %s, which cannot be run',
  async (pattern) => {
    expect(await isRefused(pattern, 'whatever')).toBe(false)
    expect(await isRefused(`LIN-12\n${pattern}`, 'whatever')).toBe(false)
    expect(await isRefused('LIN-12\n/^NOR/', 'whatever')).toBe(true)
  },
)

function renderForm(value: string, isEditor: boolean) {
  const form: ShownForm = { ...(customFormResolved.form as ShownForm), fields: partNumber(value) }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return render(
    <I18nProvider i18n={i18n}>
      <FormSection form={form} locale="en" forms={{ tokenFor: () => 'token' }} isEditor={isEditor} />
    </I18nProvider>,
  )
}

test('tells an editor which pattern is not run and why, and no visitor', async () => {
  renderForm('/^[A-Z]+$/\n/(?=a)b/', true)
  const notice = await screen.findByRole('region', { name: 'Notice for editors' })
  expect(notice.textContent).toContain('(?=a)b (lookaround)')
  expect(notice.textContent).not.toContain('^[A-Z]+$')
  cleanup()
  renderForm('/(?=a)b/', false)
  expect(await screen.findByRole('textbox', { name: 'Part number' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Notice for editors' })).toBeNull()
})

test('compares the answer with the pattern when the field is left', async () => {
  renderForm('/^[A-Z]{3}-[0-9]+$/', false)
  const box = await screen.findByRole('textbox', { name: 'Part number' })
  fireEvent.change(box, { target: { value: 'nor-1' } })
  fireEvent.focusOut(box)
  await screen.findByText('Part number is not an allowed value.')
  fireEvent.change(box, { target: { value: 'NOR-1' } })
  fireEvent.input(box)
  await waitFor(() => expect(screen.queryByText('Part number is not an allowed value.')).toBeNull())
})
