import { expect, type Page, test } from '@playwright/test'
import { axeProblems } from '../../support/page/axe-problems.ts'

type Kind = {
  question: string
  /** The element that assistive technology stops at. */
  at: string
  name: string | RegExp
  help?: string
  /** Whether it is wrong when nothing was answered. */
  isNeeded?: boolean
}

/** Every kind of question that people see, on the forms of the demo content. */
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

/** What the summary says of a question. */
async function reportedOf(page: Page, form: string, question: string): Promise<string> {
  return (await page.getByRole('alert').locator(`a[href="#${form}-${question}"]`).textContent()) ?? ''
}

for (const [form, kinds] of Object.entries(forms)) {
  test(`every question of ${form} tells its name, its help and what is wrong; no rule of axe is broken`, async ({
    page,
  }) => {
    await page.goto(`/forms/${form}`)
    // Before its script has arrived, a form is sent by the browser and comes back: then it is sent once more.
    await expect(async () => {
      await page.locator(`form[data-form="${form}"] button[type="submit"]`).click()
      await expect(page.getByRole('alert', { name: 'Hay errores en su formulario.' })).toBeFocused({ timeout: 3000 })
    }).toPass()
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

test('a file of the wrong kind is announced at its field', async ({ page }) => {
  await page.goto('/forms/solicitud-de-empleo')
  const field = page.getByLabel('Currículum')
  await field.setInputFiles({ name: 'vida.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no es un PDF') })
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
  const error = await reportedOf(page, 'solicitud-de-empleo', 'cv')
  expect(error).not.toBe('')
  await expect(field).toHaveAccessibleDescription(containing(error))
  expect(await axeProblems(page)).toEqual([])
})

test('a hidden value is nowhere on the page: it is not announced, and cannot be changed', async ({ page }) => {
  await page.goto('/forms/documentacion')
  await expect(page.getByRole('button', { name: 'Pedir los catálogos' })).toBeVisible()
  await expect(page.locator('[name="origin"]')).toHaveCount(0)
  expect(await page.content()).not.toContain('web-documentacion')
})
