import { expect, test } from '@playwright/test'
import axe from 'axe-core'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { closedStories } from '../../support/customer/extranet-content.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { testSiteUrl } from '../../support/test-system.ts'

test('a customer sees news first, and finds a price list with the edition that it replaces', async ({ page }) => {
  await openAsCustomer(page, 'marta', '/extranet')
  const notices = page.getByRole('main').getByRole('article')
  await expect(notices.first()).toContainText('Los transpondedores T46 se piden por cajas')
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Catálogos' }).click()
  await page
    .getByRole('navigation', { name: 'Carpetas' })
    .getByRole('link', { name: /^Llaves/ })
    .click()
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('link', { name: 'Tarifa de llaves 2026-1', exact: true }).click()
  await expect(page.getByText('Esta edición ya no vale.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Tarifa de llaves 2026-2' }).click()
  await expect(page.getByRole('table', { name: 'Ediciones anteriores' })).toContainText('2026-1')
  await expect(page.getByRole('link', { name: /Español PDF, \d/ })).toBeVisible()
})

test('a customer’s pages have no accessibility violation, the header on its dark background included', async ({
  page,
}) => {
  await openAsCustomer(page, 'marta', '/extranet')
  await expect(page.getByRole('button', { name: 'Su cuenta: Marta Solís' })).toBeVisible()
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
  expect(found).toEqual([])
})

test('no page of a customer scrolls sideways, at 320, 768 and 1440 pixels', async ({ page }) => {
  test.setTimeout(240_000)
  const stories = await closedStories()
  const open = stories.filter(({ groups, markets }) => groups.length === 0 && markets.length === 0)
  expect(open.length).toBeGreaterThan(12)
  await openAsCustomer(page, 'marta', '/extranet')
  const wide: string[] = []
  for (const { path } of open) {
    await page.goto(path)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (excess > 0) wide.push(`${path} at ${width}: ${excess} pixels`)
    }
  }
  expect(wide).toEqual([])
})

test('a file downloads whole, in ranges and resumed, under its own name', async () => {
  const cookie = await logIn(testSiteUrl, customers.marta)
  const address = `${testSiteUrl}/api/downloads/global/catalogos/llaves/tarifa-de-llaves-2026-2/en.pdf`
  const send = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address, { method, headers: { cookie, ...headers } })
  const whole = await send()
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(whole.headers.get('content-disposition')).toBe('attachment; filename="Price list for keys 2026-2.pdf"')
  expect([whole.headers.get('content-type'), whole.headers.get('x-content-type-options')]).toEqual([
    'application/pdf',
    'nosniff',
  ])
  const etag = whole.headers.get('etag') ?? ''
  const rest = await send({ range: 'bytes=100-', 'if-range': etag })
  expect([rest.status, Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(100))]).toEqual([206, true])
  expect((await send({ range: 'bytes=100-', 'if-range': '"another"' })).status).toBe(200)
  const parts = await send({ range: 'bytes=0-4,-6' })
  const text = Buffer.from(await parts.arrayBuffer())
  expect(parts.headers.get('content-type')).toMatch(/^multipart\/byteranges; boundary=/)
  expect([text.length, text.includes('%PDF-')]).toEqual([Number(parts.headers.get('content-length')), true])
  const head = await send({}, 'HEAD')
  expect([head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([String(bytes.length), 0])
  expect((await send({ range: `bytes=${bytes.length}-` })).status).toBe(416)
})

test('a picture opens large, shows its terms of use and downloads in print quality', async ({ page }) => {
  await openAsCustomer(page, 'marta', '/extranet/galeria-de-fotos')
  await page
    .getByRole('link', { name: /^Productos/ })
    .last()
    .click()
  await page.getByRole('link', { name: 'Llaves recortadas' }).click()
  await expect(
    page.getByRole('figure').getByText('Puede usarse en su tienda').filter({ visible: true }).first(),
  ).toBeVisible()
  await page
    .getByRole('button', { name: /^Ampliar/ })
    .first()
    .click()
  const large = page.getByRole('dialog').first()
  await expect(large.getByRole('img')).toHaveJSProperty('complete', true)
  expect(await large.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200)
  await page.keyboard.press('Escape')
  const print = page.getByRole('link', { name: /Llaves de casa: Para imprenta/ })
  const [file] = await Promise.all([page.waitForEvent('download'), print.click()])
  expect(file.suggestedFilename()).toBe('Llaves de casa (print).webp')
})

test('another company in another language sees its own stories, and the language switch leads to the same page', async ({
  page,
}) => {
  await openAsCustomer(page, 'chiara', '/it/extranet/documentazione-per-bu-italia')
  await expect(page.getByRole('table')).toContainText('Corso di lettura dei telecomandi')
  await page.goto('/ru/extranet/produktsiya')
  await expect(page.getByRole('table')).toContainText('TES-4RS.T46')
  await expect(page.getByRole('table')).not.toContainText('ZD-EXP24')
  const refused = await page.goto('/extranet/catalogos/llaves/tarifa-de-llaves-2026-2')
  expect(refused?.status()).toBe(403)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Volver a la página de inicio' })).toHaveAttribute('href', '/extranet')
  await expect(main.getByRole('link', { name: 'extranet@zarandal.example' })).toBeVisible()
  // The page keeps the layout of the extranet: its menu, without the site's search.
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await expect(menu.getByRole('link', { name: 'Galería de fotos' })).toHaveAttribute(
    'href',
    '/extranet/galeria-de-fotos',
  )
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})
