import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const results = (page: Page) => page.locator('#list article')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  for (const typed of ['NOR-1R', 'nor1r', 'nor 1r']) {
    test(`a visitor types ${typed} in the header and finds the product first`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('searchbox', { name: 'Código, producto o documento' }).fill(typed)
      await page.getByRole('button', { name: 'Buscar', exact: true }).click()
      await expect(page).toHaveURL(`/buscar?${new URLSearchParams({ q: typed })}`)
      await results(page)
        .first()
        .getByRole('link', { name: /^NOR-1R / })
        .click()
      await expect(page).toHaveURL(/\/productos\/[^/?]*nor-1r/)
    })
  }

  test('a group narrows the list to as many entries as it announced', async ({ page }) => {
    await page.goto('/buscar?q=llave')
    const group = page.getByRole('navigation', { name: 'Acotar la lista' }).getByRole('link', { name: /^Documentos/ })
    const announced = Number((await group.innerText()).replace(/\D/g, ''))
    expect(announced).toBeGreaterThan(0)
    await group.click()
    await expect(page).toHaveURL('/buscar?kind=documents&q=llave')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(new RegExp(`^${announced} resultado`))
  })

  test('nothing found leads on to the categories', async ({ page }) => {
    const answer = await page.goto('/buscar?q=xqzwvk')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Nada encontrado para «xqzwvk»' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Categorías' }).getByRole('link').first()).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex, follow/)
  })
})

test('answers of the search are drawn for each request and are in no store', async ({ request }) => {
  for (const _ of [1, 2]) {
    const answer = await request.get('/buscar?q=nor-1r')
    expect(answer.headers()['x-page-store']).toBe('rendered')
  }
})

for (const path of ['/buscar', '/en/search?q=key']) {
  test(`${path} breaks no rule of axe`, async ({ page }) => {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}
