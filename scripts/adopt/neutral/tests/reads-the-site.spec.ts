import { expect, test } from '@playwright/test'
import { localeCodes } from 'site/routing/locales.ts'
import { markets } from 'site/routing/markets.ts'
import { pathFor } from 'site/routing/path-for.ts'
import { type RouteName, routeNamed } from 'site/routing/route-table.ts'

for (const locale of localeCodes) {
  const path = (route: RouteName) => pathFor(routeNamed(route), {}, { market: markets.base, locale })

  test(`a visitor finds a product in ${locale} from the home page, and by its code`, async ({ page }) => {
    await page.goto(path('home'))
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
    await page
      .locator(`main a[href="${path('products')}"]`)
      .first()
      .click()
    const card = page.locator('main article').first()
    const code = (await card.locator('code').first().innerText()).trim()
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${path('search')}?q=${encodeURIComponent(code)}`)
    await expect(page.locator('main article', { hasText: code }).first()).toBeVisible()
  })
}

test('every address of the sitemaps answers', async ({ request }) => {
  const addressesIn = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => one)
  const pages = await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))
  expect(pages.flat().length).toBeGreaterThan(localeCodes.length)
  for (const address of pages.flat()) expect([address, (await request.get(address)).status()]).toEqual([address, 200])
})
