import { expect, test } from '@playwright/test'

test.describe('an address without a page', () => {
  test('returns 404 in the language of the address with a link home, without JavaScript too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const response = await page.goto('/en/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main a[href="/en"]')).toBeVisible()
    // One field to search with, as on the page of the search itself.
    await expect(page.getByRole('search')).toHaveCount(1)
    await page.getByLabel('Part number, product or document').fill('NOR-1R')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/en/search?q=NOR-1R')
    await expect(page.getByRole('search')).toHaveCount(1)
    await context.close()
  })

  const absent = [
    '/no-hay-tal-pagina',
    '/productos/no-hay',
    '/es',
    '/es/productos',
    '/_config/site-settings',
    '/base/es',
  ]
  for (const path of absent) {
    test(`${path} returns 404`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
    })
  }

  test('an unpublished draft returns 404', async ({ request }) => {
    expect((await request.get('/productos/bor-0x')).status()).toBe(404)
  })
})

const hostile = ['/%00', '/%2e%2e/%2e%2e/etc/passwd', '/a%2fb', '/%', `/${'a'.repeat(3000)}`, '/a\\b', '/%E0%A4%A']
for (const path of hostile) {
  test(`the hostile path ${path.slice(0, 30)} returns a clean error`, async ({ request }) => {
    const status = (await request.get(path, { maxRedirects: 0 })).status()
    expect([308, 400, 404]).toContain(status)
  })
}

test('a redirect removes a trailing slash and keeps the query', async ({ request }) => {
  const response = await request.get('/productos/?page=2', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(new URL(response.headers()['location'] ?? '', 'http://x').pathname).toBe('/productos')
  expect(response.headers()['location']).toContain('page=2')
})
