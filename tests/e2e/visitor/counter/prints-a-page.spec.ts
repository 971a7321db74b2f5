import { expect, type Page, test } from '@playwright/test'

/** The page as paper shows it. */
async function print(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
}

test('a product is printed with all of its data, and without menus, search, films and other products', async ({
  page,
}) => {
  await print(page, '/productos/nor-1r')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main table').first()).toBeVisible()
  await expect(
    page.locator('nav:visible, button:not(:has(img)):visible, form[method="get"]:visible, video:visible'),
  ).toHaveCount(0)
  // The seller's name is printed below.
  await expect(page.getByText('Zarandal', { exact: false }).last()).toBeVisible()
})

test('a closed question is printed with its answer', async ({ page }) => {
  await print(page, '/nuestra-calidad')
  const answers = page.locator('main details:not([open]) > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
})

test('a list is printed with its entries, and without its filters', async ({ page }) => {
  for (const path of ['/productos', '/recursos/descargas']) {
    await print(page, path)
    expect(await page.locator('main li:visible').count()).toBeGreaterThan(5)
    await expect(page.locator('main :is(form[method="get"], button, nav):visible')).toHaveCount(0)
  }
})

test('a form is printed with its questions', async ({ page }) => {
  await print(page, '/forms/consulta')
  expect(await page.getByRole('textbox').count()).toBeGreaterThan(1)
})
