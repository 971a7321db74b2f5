import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

const pages = [
  { path: '/', language: 'es-ES' },
  { path: '/en', language: 'en' },
  { path: '/productos', language: 'es-ES' },
  { path: '/en/products', language: 'en' },
] as const

for (const { path, language } of pages) {
  test(`${path} is complete without JavaScript`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText(/\w{4,}/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('a visitor goes from home to a product and to its category by links alone', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[href="/productos"]:visible').first().click()
  await expect(page).toHaveURL('/productos')
  const product = page.getByRole('main').locator('a[href^="/productos/"]').first()
  const path = (await product.getAttribute('href')) ?? ''
  await product.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').locator('a[href^="/categorias/"]').first().click()
  await expect(page).toHaveURL(/\/categorias\//)
  await expect(page.getByRole('main').locator('a[href^="/productos/"]').first()).toBeVisible()
})

test('the language switch leads to the same page in the other language', async ({ page }) => {
  await page.goto('/productos')
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/products')
})
