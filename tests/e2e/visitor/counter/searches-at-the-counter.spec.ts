import { expect, type Page, test } from '@playwright/test'
import { axeProblems } from '../../../support/page/axe-problems.ts'

const names = (page: Page) => page.locator('#list article h3')
const first = (page: Page) => page.locator('#list article').first()
const field = (page: Page) => page.getByRole('searchbox', { name: 'Código, producto o documento' })

/** Codes typed at the counter, the text of the first hit, and the row of NOR-1R that it leads to. */
const typed = [
  { code: 'N-00500', says: 'Serie de códigos N00001–N20000, Nordala', row: 'series-n00001-n20000', text: 'N00001' },
  { code: 'h2500', says: 'Serie de códigos H1000–H4999, Hestrival', row: 'series-h1000-h4999', text: 'H1000' },
  { code: 'CVNO5', says: 'Igual que Cavelin CV-NO5', row: 'equivalent-cavelin-cvno5', text: 'CV-NO5' },
  { code: 'DU 114', says: 'Equivalente a Durmesa DU 114', row: 'equivalent-durmesa-du114', text: 'DU 114' },
  { code: 'nor1r.l', says: 'Variante NOR-1R.L', row: 'variant-nor1rl', text: 'NOR-1R.L' },
  { code: '2000000010014', says: 'EAN 2000000010014', row: 'ean-2000000010014', text: '2000000010014' },
]

/** The row that is highlighted, as a visitor sees it. */
async function expectHighlighted(page: Page, text: string) {
  const row = page.locator('tr', { hasText: text }).first()
  await expect(row).toBeInViewport()
  await expect.poll(() => row.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none')
  const others = page.locator('main tbody tr')
  const marked = await others.evaluateAll(
    (rows) => rows.filter((one) => getComputedStyle(one).boxShadow !== 'none').length,
  )
  expect(marked).toBe(1)
}

for (const [name, width, hasScript] of [
  ['with JavaScript', 1440, true],
  ['on a phone without JavaScript', 360, false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width, height: 800 } })

    for (const { code, says, row, text } of typed) {
      test(`${code} finds the blank first, says why and leads to its row`, async ({ page }) => {
        await page.goto(`/buscar?${new URLSearchParams({ q: code })}`)
        await expect(first(page)).toContainText(says)
        await first(page)
          .getByRole('link', { name: /^NOR-1R / })
          .click()
        await expect(page).toHaveURL(`/productos/nor-1r#${row}`)
        await expectHighlighted(page, text)
      })
    }
  })
}

test('the suggestions say why, and lead to the row by keyboard', async ({ page }) => {
  await page.goto('/')
  await field(page).focus()
  await page.getByRole('combobox', { name: 'Código, producto o documento' }).pressSequentially('n00500')
  await expect(page.getByRole('option', { name: /^NOR-1R .* Serie de códigos N00001–N20000, Nordala$/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/productos/nor-1r#series-n00001-n20000')
  await expectHighlighted(page, 'N00001')
})

test('the row costs no page of its own: every query leads to one cached page', async ({ page, request }) => {
  await request.get('/productos/nor-1r')
  await page.goto('/buscar?q=N00500')
  const loaded = page.waitForRequest((sent) => sent.url().includes('/productos/nor-1r'))
  await first(page)
    .getByRole('link', { name: /^NOR-1R / })
    .click()
  expect(new URL((await loaded).url()).searchParams.has('q')).toBe(false)
})

test('a vehicle and its year say which, and its row is highlighted', async ({ page }) => {
  await page.goto('/buscar?q=brenvik+fjell+2016')
  await expect(page.locator('#list')).toContainText('Para Brenvik Fjell 2 2011-2017')
  await page.locator('#list article', { hasText: 'TES-4RS.T46' }).getByRole('link').click()
  await expect(page).toHaveURL(/#vehicle-brenvikfjell2/)
  await expectHighlighted(page, 'Fjell 2')
})

test('the last letter of a code marks no words', async ({ page }) => {
  await page.goto('/buscar?q=NOR1R.L')
  await expect(first(page)).toBeVisible()
  const marked = await page.locator('#list mark').allInnerTexts()
  expect(marked.filter((text) => text.length === 1)).toEqual([])
})

test('hits with their reasons break no rule of axe', async ({ page }) => {
  await page.goto('/buscar?q=N00500')
  expect(await axeProblems(page)).toEqual([])
})

const search = (page: Page, words: string) => page.goto(`/buscar?${new URLSearchParams({ q: words })}`)

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript })

    for (const words of ['%', '\\', '🔑', 'tarifa de llaves']) {
      test(`${words} finds nothing, and says so`, async ({ page }) => {
        await search(page, words)
        await expect(page.getByRole('heading', { name: `Nada encontrado para «${words}»` })).toBeVisible()
        await expect(names(page)).toHaveCount(0)
      })
    }

    test('“copiar llave coche” finds car keys and where they are copied', async ({ page }) => {
      await search(page, 'copiar llave coche')
      await expect(names(page).first()).toContainText(/llave de vehículo/i)
      const group = page
        .getByRole('navigation', { name: 'Acotar la lista' })
        .getByRole('link', { name: /^Páginas y lugares/ })
      expect(Number((await group.innerText()).replace(/\D/g, ''))).toBeGreaterThan(0)
    })

    test('“ficha nor-1r” opens the data sheet', async ({ page, request }) => {
      await search(page, 'ficha nor-1r')
      const sheet = page.getByRole('link', { name: 'Ficha técnica de la NOR-1R' })
      const file = await request.get((await sheet.getAttribute('href')) ?? '')
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    })
  })
}

test('a page for those who compose pages is in no search, no sitemap and no menu', async ({ page, request }) => {
  await search(page, 'muestrario de bloques')
  await expect(page.getByRole('link', { name: 'Muestrario de bloques' })).toHaveCount(0)
  await page.goto('/muestrario')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const texts = [index, ...(await Promise.all(files.map(async (path) => await (await request.get(path)).text())))]
  expect(texts.join('\n')).toContain('/productos/nor-1r')
  expect(texts.join('\n')).not.toContain('/muestrario')
})
