import { expect, type Page, test } from '@playwright/test'
import { axeProblems } from '../../../support/page/axe-problems.ts'
import { startScripts } from '../../../support/page/start-scripts.ts'

type Kind = {
  question: string
  /** The element that takes the focus of assistive technology. */
  at: string
  name: string | RegExp
  help?: string
  /** Whether an empty answer is an error. */
  isNeeded?: boolean
}

/** Every visible kind of question, on the forms of the demo content. */
const forms: Readonly<Record<string, readonly Kind[]>> = {
  demostracion: [
    { question: 'place', at: '[role="radiogroup"]', name: '¿Dónde?', isNeeded: true },
    { question: 'machine', at: 'select', name: 'Máquina', isNeeded: true },
    { question: 'day', at: 'input[type="date"]', name: 'Día preferido', help: 'De lunes a viernes', isNeeded: true },
    { question: 'people', at: 'input', name: 'Personas que vienen' },
    { question: 'company', at: 'input', name: 'Empresa', isNeeded: true },
    { question: 'email', at: 'input[type="email"]', name: 'Correo electrónico', isNeeded: true },
    { question: 'phone', at: 'input[type="tel"]', name: 'Teléfono', help: 'Solo cifras' },
    { question: 'terms', at: 'input[type="checkbox"]', name: /privacidad/, isNeeded: true },
  ],
  'solicitud-de-empleo': [
    { question: 'about', at: 'textarea', name: '¿Qué sabe hacer?', help: 'Unas líneas bastan', isNeeded: true },
    { question: 'cv', at: 'input[type="file"]', name: 'Currículum', help: 'PDF o Word' },
  ],
  consulta: [{ question: 'interest', at: '[role="group"], fieldset', name: '¿Qué le interesa?', isNeeded: true }],
}

const containing = (words: string) => new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** The error of a question in the summary. */
async function reportedOf(page: Page, form: string, question: string): Promise<string> {
  const line = (await page.getByRole('alert').locator(`a[href="#${form}-${question}"]`).textContent()) ?? ''
  // The summary names the field, which has a name already.
  return line.split(': ').at(-1) ?? ''
}

for (const [form, kinds] of Object.entries(forms)) {
  test(`every question of ${form} has its accessible name, description and error; no rule of axe is broken`, async ({
    page,
  }) => {
    await page.goto(`/forms/${form}`)
    // Before the scripts have started the browser sends the form itself, and the page returns.
    await startScripts(page)
    await expect(page.locator('form[data-live]')).toHaveCount(1)
    await page.locator(`form[data-form="${form}"] button[type="submit"]`).click()
    await expect(page.getByRole('alert', { name: 'Hay errores en su formulario.' })).toBeFocused()
    for (const { question, at, name, help, isNeeded } of kinds) {
      const control = page.locator(`[data-question="${question}"]`).locator(at).first()
      await expect(control).toHaveAccessibleName(name)
      if (help) await expect(control).toHaveAccessibleDescription(new RegExp(help))
      if (!isNeeded) continue
      const error = await reportedOf(page, form, question)
      expect(error).not.toBe('')
      await expect(control).toHaveAccessibleDescription(containing(error))
      await page.getByRole('alert').locator(`a[href="#${form}-${question}"]`).click()
      await expect(page.locator(`[data-question="${question}"] :focus`)).toHaveCount(1)
    }
    expect(await axeProblems(page)).toEqual([])
  })
}

test('a file of the wrong type is announced at its field', async ({ page }) => {
  await page.goto('/forms/solicitud-de-empleo')
  await startScripts(page)
  const field = page.getByLabel('Currículum')
  await field.setInputFiles({ name: 'vida.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no es un PDF') })
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
  const error = await reportedOf(page, 'solicitud-de-empleo', 'cv')
  expect(error).not.toBe('')
  await expect(field).toHaveAccessibleDescription(containing(error))
  expect(await axeProblems(page)).toEqual([])
})

test('a hidden value is not on the page: it is neither announced nor changeable', async ({ page }) => {
  await page.goto('/forms/documentacion')
  await expect(page.getByRole('button', { name: 'Pedir los catálogos' })).toBeVisible()
  await expect(page.locator('[name="origin"]')).toHaveCount(0)
  expect(await page.content()).not.toContain('web-documentacion')
})
