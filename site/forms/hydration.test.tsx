import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from '@testing-library/react'
import { customFormFilling } from 'component-schemas/blocks/custom-form/examples.ts'
import type { ShownForm } from 'component-schemas/fillings.ts'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { loadForm } from './form-island.client.tsx'
import { FormSection } from './form-section.tsx'

await loadForm()

test('what the server drew is taken over as it is, then the script decides what shows', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const tree = (
    <I18nProvider i18n={i18n}>
      <FormSection form={customFormFilling.form as ShownForm} locale="en" forms={{ tokenFor: () => 'token' }} />
    </I18nProvider>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(tree)
  const question = () => page.querySelector('[data-question="address"]')?.hasAttribute('hidden')
  const marks = () => page.querySelectorAll('[data-mark="phone"]').length
  expect([question(), marks()]).toEqual([false, 1])
  const problems: unknown[] = []
  const told = vi.spyOn(console, 'error').mockImplementation((...words) => void problems.push(words))
  const root = await act(async () => hydrateRoot(page, tree, { onRecoverableError: (error) => problems.push(error) }))
  told.mockRestore()
  expect(problems).toEqual([])
  expect([question(), marks()]).toEqual([true, 0])
  act(() => root.unmount())
})
