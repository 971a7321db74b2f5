import { expect, test } from '@playwright/test'

test('a visitor filters the downloads by kind and language, and downloads a document', async ({ page }) => {
  await page.goto('/recursos/descargas')
  await page.getByRole('link', { name: /^Instrucciones/ }).click()
  await expect(page).toHaveURL(/\?kind=instructions/)
  await page.getByRole('link', { name: /^italiano/i }).click()
  await expect(page).toHaveURL(/kind=instructions&language=it/)
  const link = page.getByRole('link', { name: /^Medir una llave: Italiano/ })
  await expect(link).toHaveAttribute('hreflang', 'it')
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a language filter lists no document that lacks the language', async ({ page }) => {
  await page.goto('/recursos/descargas?language=en')
  await expect(page.getByRole('link', { name: /Punto 2/ }).first()).toBeVisible()
  await expect(page.getByText('Mantenimiento de la Punto 2')).toHaveCount(0)
})

test('a program is a ZIP file, and its page shows the requirements before the download', async ({ page }) => {
  await page.goto('/recursos/sistema-titan-e3')
  await expect(page.getByRole('rowheader', { name: 'Requisitos' })).toBeVisible()
  const href = await page.getByRole('main').locator('a[download]').getAttribute('href')
  const response = await page.request.get(href ?? '')
  expect(response.headers()['content-type']).toBe('application/zip')
  expect((await response.body()).subarray(0, 4).toString('hex')).toBe('504b0304')
})

test('the film plays to its end', async ({ page }) => {
  await page.goto('/recursos/pelicula-corte-plano')
  const played = await page.locator('video').evaluate(async (element) => {
    const video = element as HTMLVideoElement
    video.muted = true
    const over = new Promise<void>((resolve, reject) => {
      video.addEventListener('ended', () => resolve())
      video.addEventListener('error', () => reject(new Error(video.error?.message)))
    })
    await video.play()
    await over
    return { seconds: video.duration, width: video.videoWidth, height: video.videoHeight }
  })
  expect(played).toEqual({ seconds: 6, width: 960, height: 540 })
})

test('a visitor filters bulletins by kind and year, without JavaScript too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/recursos/bulletins')
  await page.getByRole('link', { name: /^Técnico/ }).click()
  await page.getByRole('link', { name: /^2025/ }).click()
  await expect(page).toHaveURL(/kind=technical&year=2025/)
  await page.getByRole('link', { name: /^Llaves de paletón/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('medir desde la punta')
  await expect(page.getByRole('link', { name: 'CAS-2B' })).toBeVisible()
  await context.close()
})

test('a chain of redirects collapses into one response', async ({ page }) => {
  const response = await page.request.get('/pdf', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([301, '/recursos/descargas'])
})

test('a visitor finds a download by its words, within what was chosen, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/recursos/descargas?kind=instructions')
  await page.getByLabel('Título de un documento o programa').fill('MEDIR una')
  await page.getByRole('search', { name: 'Buscar en las descargas' }).getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/recursos/descargas?kind=instructions&q=MEDIR+una')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByLabel('Título de un documento o programa')).toHaveValue('MEDIR una')
  await context.close()
})
