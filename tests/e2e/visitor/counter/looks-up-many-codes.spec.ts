import { expect, type Page, test } from '@playwright/test'
import { axeProblems } from '../../../support/page/axe-problems.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Qué significan los códigos' }).locator('tbody tr')
const text = (page: Page) => page.getByRole('textbox', { name: 'Códigos, uno por línea' })
const send = (page: Page) => page.getByRole('button', { name: 'Buscar los códigos' })

const pasted = 'NOR-1R;20\nnor1r.l\nDurmesa DU 114\n2000000010014\nN00500\nNOR-1RX'

for (const [name, width, hasScript] of [
  ['at 1440 pixels', 1440, true],
  ['at 360 pixels without JavaScript', 360, false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width, height: 800 } })

    test('pasted codes are found with their reasons, and go to the list', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Varios códigos a la vez' }).click()
      await text(page).fill(pasted)
      await send(page).click()
      await expect(page).toHaveURL(/\/productos\/codigos\?codes=[\w-]+$/)
      await expect(rows(page)).toHaveCount(6)
      const says = [
        'Código NOR-1R',
        'Variante NOR-1R.L',
        'Durmesa DU 114',
        'EAN 2000000010014',
        'Serie de códigos N00001–N20000',
      ]
      for (const [place, reason] of says.entries()) await expect(rows(page).nth(place)).toContainText(reason)
      await expect(rows(page).nth(5)).toContainText('Ningún producto tiene este código completo.')
      await expect(rows(page).nth(5).getByRole('link', { name: 'NOR-1R', exact: true })).toBeVisible()
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      expect(fits).toBe(true)
      await page.getByRole('button', { name: 'Añadir a mi lista' }).first().click()
      await expect.poll(() => new URL(page.url()).searchParams.get('l')).toBe('NOR-1R*23,NOR-1R.L')
    })
  })
}

test('the same by keyboard, and a code leads to its row', async ({ page }) => {
  await page.goto('/productos/codigos')
  await text(page).focus()
  await page.keyboard.type('du 114')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/productos/nor-1r#equivalent-durmesa-du114')
})

test('a file of a spreadsheet is read; a workbook is refused with a sentence', async ({ page, request }) => {
  await page.goto('/productos/codigos')
  const field = page.getByLabel('O un archivo (CSV o texto)')
  const buffer = Buffer.from('Descripción;Código;Cantidad\nLlave;NOR-1R;20\nOtra;DU 114;5\n', 'latin1')
  await field.setInputFiles({ name: 'pedido.csv', mimeType: 'text/csv', buffer })
  await send(page).click()
  await expect(rows(page)).toHaveCount(2)
  const href = await page.getByRole('link', { name: 'Tabla en CSV' }).getAttribute('href')
  const file = await request.get(href ?? '')
  expect((await file.text()).split('\r\n')[1]).toMatch(/^Llave NOR-1R;20;NOR-1R;/)
  await page.getByLabel('O un archivo (CSV o texto)').setInputFiles({
    name: 'pedido.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]),
  })
  await send(page).click()
  await expect(page.getByText('Esto es un libro de Excel. Guárdelo en Excel como «CSV UTF-8»')).toBeVisible()
})

test('two hundred codes are a page within a second', async ({ request }) => {
  const known = ['NOR-1R', 'DU 114', 'LIN-12DP', '2000000010014', 'TES-4RS.T46', 'N00500']
  const codes = Array.from({ length: 200 }, (_, place) => (place % 3 ? known[place % 6] : `QX-${place}`)).join('\n')
  const first = await request.post('/api/codes', { multipart: { text: codes }, maxRedirects: 0 })
  expect(first.status()).toBe(303)
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now()
    const page = await request.get(first.headers()['location'] ?? '')
    times.push(performance.now() - startedAt)
    expect([page.status(), page.headers()['cache-status']]).toEqual([200, 'zarandal; fwd=bypass'])
  }
  expect(Math.min(...times)).toBeLessThan(1000)
})

test('breaks no rule of axe, and is printed as a table', async ({ page }) => {
  await page.goto('/productos/codigos')
  await text(page).fill(pasted)
  await send(page).click()
  await expect(rows(page)).toHaveCount(6)
  expect(await axeProblems(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page).first()).toBeVisible()
})
