import { expect, type Page, test } from '@playwright/test'
import { axeProblems } from '../../../support/page/axe-problems.ts'
import { counterScreens } from '../../../support/page/counter-screens.ts'

const heads = (page: Page) => page.getByRole('table').getByRole('columnheader')
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Elegir / })

for (const [name, width, hasScript] of counterScreens) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width, height: 800 } })

    test('three products are compared in three steps from the home page', async ({ page }) => {
      await page.goto('/')
      // The first step: the list of products, which every page names in its footer.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Todos los productos' }).click()
      await expect(page).toHaveURL('/productos')
      // The second: tick. The third: compare.
      for (const place of [0, 1, 2]) await boxes(page).nth(place).check()
      await page.getByRole('form', { name: 'Productos elegidos' }).getByRole('button', { name: 'Comparar' }).click()
      await expect(page).toHaveURL(/\/productos\/comparar\?c=[^&]+$/)
      await expect(heads(page)).toHaveCount(3)
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      expect(fits).toBe(true)
    })

    test('a seventh product and an unknown code are explained, and the address is in one form', async ({ page }) => {
      await page.goto(
        '/productos/comparar?c=NOR-1R&c=LIN-12DP,nor-1r,XYZ-9&c=TES-4RS.T46,ARA-5T,MOR-4T,CRI-46G,REM-3B.433',
      )
      await expect(page).toHaveURL(/comparar\?c=NOR-1R,LIN-12DP,XYZ-9,/)
      await expect(page.getByText(/^Caben 6 productos lado a lado\. No se muestran: /)).toBeVisible()
      await expect(page.getByText('Ningún producto nuestro tiene este código: XYZ-9.')).toBeVisible()
      await expect(heads(page)).toHaveCount(6)
    })
  })
}

test('the same by keyboard alone, and each product page adds to it', async ({ page }) => {
  await page.goto('/productos')
  await boxes(page).first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Elegidos: 1' })).toBeVisible()
  await page.goto('/productos/nor-1r')
  const link = page.getByRole('link', { name: 'Comparar (2)' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heads(page)).toHaveCount(2)
  const field = page.getByLabel('Añadir un producto por su código')
  await field.focus()
  await page.keyboard.type('lin 12dp')
  await page.keyboard.press('Enter')
  await expect(heads(page)).toHaveCount(3)
})

test('shows only what differs, or all, and gives the same table as a file', async ({ page, request }) => {
  await page.goto('/productos/comparar?c=NOR-1R,LIN-12DP')
  const rows = page.getByRole('table').locator('tbody tr')
  const few = await rows.count()
  await page.getByRole('link', { name: /^Mostrar las \d+ filas$/ }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(few)
  const file = await request.get((await page.getByRole('link', { name: 'Tabla en CSV' }).getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type'], file.headers()['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'private, no-store',
  ])
  // Spreadsheets read UTF-8 by its mark.
  expect([...(await file.body()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = (await file.text()).replace('\uFEFF', '').trim().split('\r\n')
  // Codes, names and addresses are above the rows of the page.
  expect(lines).toHaveLength(3 + (await rows.count()))
  expect(lines[0]).toBe('Código;NOR-1R;LIN-12DP')
})

test('no cache has an entry for it, and search engines leave it out', async ({ page, request }) => {
  const twice = []
  for (const round of [1, 2]) {
    const response = await request.get('/productos/comparar?c=NOR-1R,LIN-12DP')
    twice.push([round, response.status(), response.headers()['cache-status']])
  }
  expect(twice.map(([, status, from]) => [status, from])).toEqual([
    [200, 'zarandal; fwd=bypass'],
    [200, 'zarandal; fwd=bypass'],
  ])
  await page.goto('/productos/comparar?c=NOR-1R')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('breaks no rule of axe, and is printed as a table alone', async ({ page }) => {
  await page.goto('/productos/comparar?c=NOR-1R,LIN-12DP,ARA-5T')
  expect(await axeProblems(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('main :is(form[method="get"], button, nav):visible')).toHaveCount(0)
})
