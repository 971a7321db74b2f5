import { expect, test } from '@playwright/test'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'

test('while the next page loads slowly, the current page shows progress and stays usable', async ({ page }) => {
  await page.route(/\/extranet\/[^?]+\?_rsc/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await openAsCustomer(page, 'marta', '/extranet')
  const content = page.locator('#content')
  await expect(page.getByRole('button', { name: 'Su cuenta: Marta Solís' })).toBeVisible()
  await expect(content).not.toHaveAttribute('aria-busy')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('link', { name: 'Catálogos' }).click()
  await expect(content).toHaveAttribute('aria-busy', 'true')
  await expect(content).toHaveCSS('opacity', '0.75')
  await expect(page.getByRole('status').filter({ hasText: 'La página se está cargando…' })).toBeVisible()
  // A customer who goes elsewhere is not delayed.
  await menu.getByRole('link', { name: 'Galería de fotos' }).click()
  await expect(page.locator('main h1')).toHaveText('Galería de fotos')
  await expect(content).not.toHaveAttribute('aria-busy')
  await expect(content).toHaveCSS('opacity', '1')
  await expect(page.getByText('La página se está cargando…')).toHaveCount(0)
})
