import { expect, test } from '@playwright/test'

const finder = '/tiendas-llaves'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the shops by country, filters them and opens one', async ({ page }) => {
    await page.goto(finder)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 2, name: 'Alemania' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Usar mi ubicación' })).toBeHidden()
    await page.getByRole('link', { name: /^Portugal/ }).click()
    await expect(page).toHaveURL(/country=PT/)
    await expect(page.getByRole('heading', { level: 2, name: 'Portugal' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Alemania' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Chaves da Ribeira' }).click()
    await expect(page).toHaveURL('/tiendas-llaves/chaves-da-ribeira')
    await expect(page.getByRole('table', { name: 'Horario' }).getByRole('row')).toHaveCount(7)
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  })

  test('a visitor types a town, with or without its accent, and reads the nearest first', async ({ page }) => {
    await page.goto(finder)
    await page.getByLabel('Población o código postal').fill('malaga')
    await page.getByRole('button', { name: 'Ordenar por cercanía' }).click()
    await expect(page).toHaveURL(/near=malaga/)
    const first = page.getByRole('article').first()
    await expect(first).toContainText('Cerrajería Almadraba')
    await expect(first).toContainText(/0\skm/)
  })

  test('a town without a shop is known, in the visitor’s language too; none within 50 km is said', async ({ page }) => {
    await page.goto(`${finder}?near=cuenca`)
    await expect(
      page.getByText(/No hay ninguna tienda a menos de 50\skm\. La más cercana está a 139\skm\./),
    ).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Llaves Cantalejo')
    await page.goto(`${finder}?near=Milán`)
    await expect(page.getByText(/No hay ninguna tienda/)).toHaveCount(0)
    await expect(page.getByRole('article').first()).toContainText('La Toppa')
  })

  test('the map shows the listed shops, and a point of it leads to its row', async ({ page }) => {
    await page.goto(`${finder}?country=PT`)
    const points = page.locator('figure svg a')
    await expect(points).toHaveCount(await page.getByRole('article').count())
    await points.filter({ hasText: 'Chaves da Ribeira' }).click()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Chaves da Ribeira' }) })
    await expect(page).toHaveURL(new RegExp(`#${await row.getAttribute('id')}$`))
    await expect(row).toBeInViewport()
  })

  test('an unknown town shows a message, and the list stays', async ({ page }) => {
    await page.goto(`${finder}?near=Atlantis`)
    await expect(page.getByLabel('Población o código postal')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(/No conocemos ninguna población «Atlantis»/)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 45.4642, longitude: 9.19 }, permissions: ['geolocation'] })

  test('a visitor presses the button and reads the nearest first; the address rounds the position', async ({
    page,
  }) => {
    await page.goto(finder)
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await expect(page).toHaveURL(/near=45\.46%2C9\.19/)
    await expect(page.getByRole('heading', { level: 2, name: 'Las más cercanas a usted' })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('La Toppa')
  })
})

test('the text field stays usable when the visitor denies the position', async ({ page }) => {
  await page.goto(finder)
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(page.getByText(/No se ha podido averiguar su ubicación/)).toBeVisible()
  await expect(page.getByLabel('Población o código postal')).toBeEditable()
})

test('a product line that the CMS does not list has no shops', async ({ page }) => {
  const response = await page.goto('/tiendas-tractores')
  expect(response?.status()).toBe(404)
})

test('an offer past its closing date is in no list, shows a notice on its page and is noindex', async ({ page }) => {
  await page.goto('/trabaja-con-nosotros')
  await expect(page.getByRole('link', { name: 'Ajuste final de máquinas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Traducción del catálogo al neerlandés' })).toHaveCount(0)
  await page.goto('/trabaja-con-nosotros/traduccion-de-catalogo')
  await expect(page.getByText('Esta oferta está cerrada. Ya no se leen solicitudes.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})
