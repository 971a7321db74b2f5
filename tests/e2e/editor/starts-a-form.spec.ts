import { expect, type Page, test } from '@playwright/test'
import { publishInEditor, statusOf } from '../../support/editor.ts'
import { removeStory, storyWith } from '../../support/management.ts'
import { testEditorUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

/** Creates a story of the content type “Form”, from the default of the dialog or from another choice. */
async function makeForm(page: Page, slug: string, start?: string): Promise<number> {
  await page.goto(testEditorUrl)
  await page.getByRole('button', { name: 'New story' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(slug)
  await dialog.getByRole('button', { name: /Content type/ }).click()
  await page.getByRole('option', { name: 'Form', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /Start from/ })).toContainText('Enquiry')
  if (start) {
    await dialog.getByRole('button', { name: /Start from/ }).click()
    await page.getByRole('option', { name: start, exact: true }).click()
  }
  await dialog.getByLabel('Find a folder').fill('global/forms')
  await page
    .getByRole('option')
    .filter({ has: page.getByText('/global/forms', { exact: true }) })
    .click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByTestId('editor-form').waitFor()
  return Number(page.url().split('/').at(-1))
}

test('a new form starts from the enquiry preset, and its fields depend on the visitor’s interest', async ({ page }) => {
  const slug = `consulta-${Date.now()}`
  const id = await makeForm(page, slug)
  try {
    const fields = page.getByTestId('editor-form').getByRole('textbox', { name: 'Recipients' })
    await page.getByRole('tab', { name: 'After sending' }).click()
    await fields.fill('taller@zarandal.example')
    await page.getByTestId('editor-header-save').click()
    await expect(statusOf(page)).toHaveText('Everything is saved')
    await publishInEditor(page)
    await expect.poll(async () => (await page.request.get(`/forms/${slug}`)).status()).toBe(200)

    await page.goto(`/forms/${slug}`)
    const needed = (name: string) => page.getByRole('textbox', { name })
    await page.getByText('La visita de un comercial').click()
    await expect(needed('Dirección')).toHaveAttribute('aria-required', 'true')
    await expect(needed('Teléfono')).not.toHaveAttribute('aria-required', 'true')
    await page.getByText('Que me llamen por teléfono').click()
    await expect(needed('Teléfono')).toHaveAttribute('aria-required', 'true')
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    const summary = page.getByRole('alert', { name: 'Hay errores en su formulario.' })
    await expect(summary.getByRole('link', { name: 'Este campo es obligatorio' })).toHaveCount(5)
  } finally {
    await removeStory(id)
  }
})

test('an editor may start an empty form', async ({ page }) => {
  const id = await makeForm(page, `nada-${Date.now()}`, 'Nothing')
  try {
    expect((await storyWith(id)).content['fields'] ?? []).toEqual([])
  } finally {
    await removeStory(id)
  }
})
