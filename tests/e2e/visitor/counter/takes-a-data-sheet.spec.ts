import { expect, type Page, test } from '@playwright/test'
import { tabTo } from '../../../support/page/tab-to.ts'

const search = 'header input[name="q"]'

/** Presses Enter on a link and waits for the page that it leads to. */
async function follow(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname === path)
}

for (const width of [360, 1440]) {
  test.describe(`on a screen of ${width} pixels without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } })

    test('the keyboard comes from the home page to the data sheet in three steps', async ({ page }) => {
      await page.goto('/')
      await tabTo(page, search)
      await page.keyboard.type('nor-1r')
      await follow(page, '/buscar')
      await tabTo(page, '#list a[href^="/productos/nor-1r"]', 200)
      await follow(page, '/productos/nor-1r')
      await tabTo(page, 'a[href="/productos/nor-1r.pdf"]', 200)
      const answered = page.waitForResponse((response) => response.url().endsWith('/productos/nor-1r.pdf'))
      await page.keyboard.press('Enter')
      const sheet = await answered
      expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf'])
    })
  })
}

test('the data sheet is cached in each language, and names its page', async ({ request }) => {
  for (const [path, name, page] of [
    ['/productos/nor-1r.pdf', 'NOR-1R Ficha', '/productos/nor-1r'],
    ['/de/produkte/nor-1r.pdf', 'NOR-1R Datenblatt', '/de/produkte/nor-1r'],
    ['/ru/produktsiya/nor-1r.pdf', 'NOR-1R', undefined],
  ] as const) {
    const first = await request.get(path)
    expect([path, first.status(), first.headers()['content-type']]).toEqual([path, 200, 'application/pdf'])
    expect((await first.body()).toString('latin1', 0, 8)).toBe('%PDF-1.7')
    const { link = '', 'content-disposition': disposition, ...headers } = (await request.get(path)).headers()
    expect(headers['cache-status']).toBe('zarandal; hit')
    expect(headers['set-cookie']).toBeUndefined()
    expect(disposition).toContain(name)
    if (page !== undefined) expect(new URL(/<([^>]+)>; rel="canonical"/.exec(link)?.[1] ?? '').pathname).toBe(page)
  }
})

test('other pages, unknown products and the extranet have none', async ({ request }) => {
  for (const path of [
    '/productos.pdf',
    '/productos/no-hay.pdf',
    '/contactos.pdf',
    '/extranet/productos.pdf',
    '/.pdf',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.headers()['content-type']]).not.toEqual([path, 'application/pdf'])
    expect([path, response.status()]).not.toEqual([path, 200])
  }
  const moved = await request.get('/Productos/NOR-1R.PDF', { maxRedirects: 0 })
  expect([moved.status(), new URL(moved.headers()['location'] ?? '', 'http://x').pathname]).toEqual([
    308,
    '/productos/nor-1r.pdf',
  ])
})
