import { expect, test } from '@playwright/test'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { importPrices } from '../../support/customer/prices.ts'
import { axeProblems } from '../../support/page/axe-problems.ts'
import { testSiteUrl } from '../../support/test-system.ts'

type Shift = PerformanceEntry & { sources: { node?: Node | undefined }[] }

const path = '/productos/nor-1r'

test.beforeAll(importPrices)

test('a visitor requests nothing of it, and the page that is the same for all contains none of it', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(path)
  await page.getByRole('link', { name: 'Añadir a mi lista' }).click()
  await page.waitForTimeout(1000)
  expect(requested.filter((one) => one.includes('own-terms'))).toEqual([])
  const cookie = await logIn(testSiteUrl, customers.marta)
  const response = await fetch(`${testSiteUrl}${path}`, { headers: { cookie } })
  expect(response.headers.get('cache-status')).toContain('hit')
  expect(await response.text()).not.toMatch(/0,84|3,85|Sus condiciones/)
})

for (const width of [360, 1440]) {
  test(`a customer sees price, terms and documents on the public page, without a shift, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      const shifted: string[] = []
      Object.assign(window, { shifted })
      new PerformanceObserver((list) => {
        const nodes = list.getEntries().flatMap((entry) => (entry as Shift).sources.map(({ node }) => node))
        for (const node of nodes) {
          const element = node instanceof Element ? node : node?.parentElement
          // The header shows the logged-in customer, on every page.
          if (!element?.closest('header')) shifted.push(element?.outerHTML.slice(0, 80) ?? 'gone')
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // The fonts are there before: a letter of another width is a shift too.
    await openAsCustomer(page, 'marta', '/productos/lin-12dp')
    await page.waitForLoadState('networkidle')
    await page.goto(path)
    const bar = page.locator('details').filter({ hasText: 'Sus condiciones' })
    await expect(bar.locator('summary')).toContainText(/Precio neto: 3,85\s€ por 10/)
    expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([])
    await bar.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('row', { name: /Precio de tarifa/ })).toContainText('0,84')
    await expect(bar.getByRole('row', { name: /Pedido mínimo/ })).toContainText('50')
    await expect(bar.getByRole('link', { name: 'Tarifa de llaves 2026-2' })).toBeVisible()
    expect(await axeProblems(page)).toEqual([])
    await bar.getByRole('link', { name: 'Todo, en el área de clientes' }).press('Enter')
    await page.waitForURL('**/extranet/productos/nor-1r')
    await page.goBack()
    await expect(bar).toBeVisible()
    // The login ends in another tab.
    await page.context().clearCookies()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(bar).toHaveCount(0)
  })
}

test('who reads it, to the status', async () => {
  const [marta, chiara] = [await logIn(testSiteUrl, customers.marta), await logIn(testSiteUrl, customers.chiara)]
  const read = async (cookie: string, code: string) => {
    const response = await fetch(`${testSiteUrl}/api/products/own-terms?code=${code}&locale=es-ES`, {
      headers: { cookie },
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    return response.status
  }
  expect({
    visitor: await read('', 'NOR-1R'),
    marta: await read(marta, 'NOR-1R'),
    chiara: await read(chiara, 'NOR-1R'),
    'of another group': await read(chiara, 'ZD-EXP-24'),
    'of nothing': await read(marta, 'XX-0'),
    'no code': await read(marta, '%3Cb%3E'),
    forged: await read('__Host-session=a.b.c.d.e', 'NOR-1R'),
  }).toEqual({
    visitor: 401,
    marta: 200,
    chiara: 200,
    'of another group': 404,
    'of nothing': 404,
    'no code': 400,
    forged: 401,
  })
})
