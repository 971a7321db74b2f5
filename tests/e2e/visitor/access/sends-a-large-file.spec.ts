import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is too large comes back with its answers and says why', async ({ page }) => {
    const film = test.info().outputPath('taller.pdf')
    await writeFile(film, Buffer.alloc(34 * 2 ** 20, '%PDF-1.7 '))
    await page.goto('/forms/solicitud-de-empleo')
    const name = page.locator('form input[name=name], form input[name=nombre]').first()
    await name.fill('María Núñez')
    await page.locator('form input[type=file]').first().setInputFiles(film)
    await page.locator('form button[type=submit]').last().click()
    await expect(page).toHaveURL(/\?form=[\w-]{22}#/)
    await expect(page.getByText(/demasiado/).first()).toBeVisible()
    await expect(name).toHaveValue('María Núñez')
  })
})

test('a script gets the reason as data', async ({ page }) => {
  await page.goto('/forms/solicitud-de-empleo')
  const answer = await page.evaluate(async () => {
    const data = new FormData()
    data.set('file', new File([new Uint8Array(34 * 2 ** 20)], 'a.pdf'))
    const response = await fetch('/api/forms/solicitud-de-empleo', {
      method: 'POST',
      body: data,
      headers: { accept: 'application/json' },
    })
    return [response.status, await response.json()]
  })
  expect(answer).toEqual([413, { problem: 'too-large' }])
})
